// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { answerWith } from '../../../../tests/support/answers-test-bed'
import { InRouter } from '../../../../tests/support/in-router'
import {
  answer,
  host,
  open,
  pass,
  passAnswering,
  read,
  requestCount,
  usePollingPage,
} from '../../../../tests/support/polling-test-bed'
import { RunningTopUp } from './top-up-outcome'

const readLoad = vi.fn()

usePollingPage()

const ONE = ['t-1']
const TWO = ['t-1', 't-2']
const LOST = new Error('no answer')
const running = { ids: ['t-0', 't-1'] }
const done = { ids: ['t-0'] }

const onDone = vi.fn()
async function begin(ids = ONE) {
  setCurrentLocale('en')
  onDone.mockReset()
  readLoad.mockReset().mockResolvedValue({ status: 'success' })
  answerWith({ readTopUpInProgress: read, readTopUp: readLoad })
  await open(
    <InRouter>
      <RunningTopUp ids={ids} onDone={onDone} />
    </InRouter>,
  )
}

/** State that the page shows; `done` if onDone was called once. */
function told() {
  if (onDone.mock.calls.length > 0) return onDone.mock.calls.length === 1 ? 'done' : 'done twice'
  const text = host.textContent ?? ''
  if (text.includes('is taking longer than usual')) return 'late'
  if (text.includes(m.top_up_unread_text({}, { locale: 'en' }))) return 'unread'
  return text.includes(m.top_up_running_trouble({}, { locale: 'en' })) ? 'troubled' : 'watching'
}
const refetch = () => act(async () => host.querySelector('button')?.click())

test('polls 3 seconds after each reply, one request at a time, until no load is running [TOP-08]', async () => {
  await begin()
  await pass(2.999)
  expect(requestCount).toBe(0)
  await pass(0.001)
  expect(requestCount).toBe(1)
  await pass(10)
  expect(requestCount).toBe(1)
  await answer(running)
  await pass(2.999)
  expect(requestCount).toBe(1)
  await pass(0.001)
  expect([requestCount, told()]).toEqual([2, 'watching'])
  await answer(done)
  await pass(60)
  expect([requestCount, told()]).toEqual([2, 'done'])
})

test('a failed or invalid reply shows an error and is requested again [TOP-08]', async () => {
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

test('a load that the list lacks runs until its own data has a result, also after a failed read [TOP-08]', async () => {
  await begin()
  readLoad.mockRejectedValueOnce(LOST).mockResolvedValueOnce({ status: 'in_progress' })
  await pass(3)
  await answer(done)
  expect(told()).toBe('troubled')
  await pass(3)
  await answer(done)
  expect(told()).toBe('watching')
  await pass(3)
  await answer(done)
  expect(told()).toBe('done')
})

test.each([null, undefined, 'busy', 7, [], {}, { ids: 't-1' }])('rejects the reply %j [TOP-08]', async (reply) => {
  await begin()
  await pass(3)
  await answer(reply)
  await pass(3)
  expect(told()).toBe('troubled')
  await answer(done)
  expect(told()).toBe('done')
})

test('several loads are done when none is running [TOP-08]', async () => {
  await begin(TWO)
  await pass(3)
  await answer(running)
  expect(told()).toBe('watching')
  await pass(3)
  await answer(done)
  expect(told()).toBe('done')
})

test('after two minutes of failed reads nobody knows whether the load is still processed [TOP-08]', async () => {
  await begin()
  await passAnswering(125, LOST)
  expect(told()).toBe('unread')
})

test('after two minutes the user can continue, and a late reply still counts [TOP-08]', async () => {
  await begin()
  await pass(120)
  expect([requestCount, told()]).toEqual([1, 'late'])
  await refetch()
  expect(told()).toBe('watching')
  await answer(running)
  await pass(3)
  expect(requestCount).toBe(2)
  await pass(200)
  expect(told()).toBe('late')
  await answer(done)
  expect(told()).toBe('done')
})
