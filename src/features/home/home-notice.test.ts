// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest'
import { closedNotice, isNoticeShown } from './banners'

beforeEach(() => window.localStorage.clear())

const notice = { id: 'notice-2024-08', shownUntil: '2024-08-28' }

test.each([
  ['2024-01-01', true],
  ['2024-08-27', true],
  ['2024-08-28', true],
  ['2024-08-29', false],
  ['2024-09-01', false],
  ['2026-03-15', false],
])('on %s the notice shows: %s [HOM-07]', (today, isShown) => {
  expect(isNoticeShown(notice, { today, closed: undefined })).toBe(isShown)
})

test('a closed notice stays closed, another one shows [HOM-07]', () => {
  closedNotice.set('notice-2024-08')
  const seen = { today: '2024-08-01', closed: closedNotice.get() }
  expect(isNoticeShown(notice, seen)).toBe(false)
  expect(isNoticeShown({ ...notice, id: 'notice-2024-09' }, seen)).toBe(true)
})

test('whatever stands in storage, nothing is closed by mistake', () => {
  window.localStorage.setItem('portal.closed-notices', '{"notice-2024-08":true}')
  expect(closedNotice.get()).toBeUndefined()
})
