import type { Banner } from '@generated/api/model'
import { expect, test } from 'vitest'
import { bannersAt } from '../../../mocks/content/banners.ts'
import { shownBanners } from './banners'

const banner = (id: string, days: { shownFrom?: string; shownUntil?: string; locale?: 'fi' | 'en' }): Banner => ({
  id,
  locale: 'fi',
  title: id,
  text: id,
  ...days,
})

const TODAY = '2026-03-15'
const cases: [string, Parameters<typeof banner>[1], boolean][] = [
  ['no days', {}, true],
  ['begins tomorrow', { shownFrom: '2026-03-16' }, false],
  ['begins today', { shownFrom: '2026-03-15' }, true],
  ['began long ago', { shownFrom: '2024-01-01' }, true],
  ['ended yesterday', { shownUntil: '2026-03-14' }, false],
  ['ends today', { shownUntil: '2026-03-15' }, true],
  ['ends next year', { shownUntil: '2027-01-01' }, true],
  ['around today', { shownFrom: '2026-03-01', shownUntil: '2026-04-30' }, true],
  ['before today', { shownFrom: '2026-01-01', shownUntil: '2026-02-28' }, false],
  ['after today', { shownFrom: '2026-12-01', shownUntil: '2026-12-31' }, false],
  ['today alone', { shownFrom: '2026-03-15', shownUntil: '2026-03-15' }, true],
  ['ends before it begins', { shownFrom: '2026-03-20', shownUntil: '2026-03-10' }, false],
  ['in the other language', { locale: 'en' }, false],
]

test.each(cases)('a banner that %s shows: %o -> %s [HOM-05]', (name, days, isShown) => {
  const shown = shownBanners([banner(name, days)], { locale: 'fi', today: TODAY })
  expect(shown).toHaveLength(isShown ? 1 : 0)
})

test('keeps the order and shows each language its own banners [HOM-05]', () => {
  const all = [banner('b', {}), banner('a', {}), banner('c', { locale: 'en' })]
  expect(shownBanners(all, { locale: 'fi', today: TODAY }).map(({ id }) => id)).toEqual(['b', 'a'])
  expect(shownBanners(all, { locale: 'en', today: TODAY }).map(({ id }) => id)).toEqual(['c'])
})

test('a promotion that names its last day in the text shows until that day [HOM-05]', () => {
  const { promotions } = bannersAt(Date.parse('2026-12-10T12:00:00+02:00'))
  const shown = (today: string) => shownBanners(promotions, { locale: 'fi', today }).map(({ text }) => text)
  const named = expect.stringContaining('joulukuun 11. päivään mennessä')
  expect(shown('2026-12-11')).toContainEqual(named)
  expect(shown('2026-12-12')).not.toContainEqual(named)
})
