// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import {
  answer,
  asked,
  host,
  leave,
  open,
  pass,
  questions,
  read,
  show,
  usePollingPage,
} from '../../../../tests/support/polling-test-bed'
import { RunningTopUp } from './running-top-up'

vi.mock('@generated/api/top-ups/top-ups', async (original) => ({
  ...(await original<object>()),
  readTopUpInProgress: () => read(),
}))
// A link needs a router.
vi.mock('./report-link', () => ({ ReportLink: () => null }))

usePollingPage()

const ONE = ['t-1']
const TWO = ['t-1', 't-2']
const LOST = new Error('no answer')
const running = { ids: ['t-0', 't-1'] }
const done = { ids: ['t-0'] }

const onDone = vi.fn()
async function begin({ ids = ONE, isHidden = false } = {}) {
  setCurrentLocale('en')
  onDone.mockReset()
  await open(<RunningTopUp ids={ids} onDone={onDone} say={() => undefined} />, { isHidden })
}

/** What the page tells; `done` once it has said so, however often. */
function told() {
  if (onDone.mock.calls.length > 0) return onDone.mock.calls.length === 1 ? 'done' : 'done twice'
  const text = host.textContent ?? ''
  if (text.includes('is taking longer than usual')) return 'late'
  return text.includes(m.top_up_running_trouble({}, { locale: 'en' })) ? 'troubled' : 'watching'
}
const askAgain = () => act(async () => host.querySelector('button')?.click())

test('asks 3 seconds after each answer, one question at a time, until the load no longer runs [TOP-08]', async () => {
  await begin()
  await pass(2.999)
  expect(asked).toBe(0)
  await pass(0.001)
  expect(asked).toBe(1)
  await pass(10)
  expect(asked).toBe(1)
  await answer(running)
  await pass(2.999)
  expect(asked).toBe(1)
  await pass(0.001)
  expect([asked, told()]).toEqual([2, 'watching'])
  await answer(done)
  await pass(60)
  expect([asked, told()]).toEqual([2, 'done'])
})

test('an answer that fails or is of another shape is said, and asked again [TOP-08]', async () => {
  await begin()
  await pass(3)
  await answer(LOST)
  expect(told()).toBe('troubled')
  await pass(3)
  await answer({ unexpected: [1] })
  expect(told()).toBe('troubled')
  await pass(6)
  await answer(running)
  expect(told()).toBe('watching')
  await pass(3)
  await answer(done)
  expect(told()).toBe('done')
})

test.each([null, undefined, 'busy', 7, [], {}, { ids: 't-1' }])('%j is no usable answer [TOP-08]', async (reply) => {
  await begin()
  await pass(3)
  await answer(reply)
  await pass(3)
  expect(told()).toBe('troubled')
  await answer(done)
  expect(told()).toBe('done')
})

test('several loads are done when none of them runs [TOP-08]', async () => {
  await begin({ ids: TWO })
  await pass(3)
  await answer(running)
  expect(told()).toBe('watching')
  await pass(3)
  await answer(done)
  expect(told()).toBe('done')
})

test('a hidden tab asks nothing and its time does not count; shown again it asks at once [TOP-08]', async () => {
  await begin()
  await pass(3)
  await show(false)
  await answer(running)
  await pass(600)
  expect([asked, told()]).toEqual([1, 'watching'])
  await show(true)
  expect(asked).toBe(2)
})

test('a page that opens in a hidden tab begins when it is shown [TOP-08]', async () => {
  await begin({ isHidden: true })
  await pass(600)
  expect([asked, told()]).toEqual([0, 'watching'])
  await show(true)
  expect(asked).toBe(1)
  await pass(119)
  expect(told()).toBe('watching')
  await pass(1)
  expect(told()).toBe('late')
})

test('a tab that says twice that it is shown asks no second question meanwhile [TOP-08]', async () => {
  await begin()
  await pass(1)
  await show(true)
  expect(asked).toBe(1)
  await show(true)
  await pass(10)
  expect([asked, questions.length]).toEqual([1, 1])
})

test('after two minutes there is a way on, and a late answer is still heard [TOP-08]', async () => {
  await begin()
  await pass(120)
  expect([asked, told()]).toEqual([1, 'late'])
  await askAgain()
  expect(told()).toBe('watching')
  await answer(running)
  await pass(3)
  expect(asked).toBe(2)
  await pass(200)
  expect(told()).toBe('late')
  await answer(done)
  expect(told()).toBe('done')
})

test('whoever has left asks and hears nothing more [TOP-08]', async () => {
  await begin()
  await pass(3)
  leave()
  await answer(done)
  await show(true)
  await pass(300)
  expect([asked, onDone.mock.calls.length]).toEqual([1, 0])
})
