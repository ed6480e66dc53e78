// @vitest-environment jsdom
import type { PaymentStatus } from '@generated/api/model'
import { act } from '@testing-library/react'
import { expect, test } from 'vitest'
import { answerWith } from '../../tests/support/answers-test-bed'
import {
  answer,
  client,
  leave,
  open,
  pass,
  read,
  requestCount,
  show,
  usePollingPage,
} from '../../tests/support/polling-test-bed'
import { paymentStatusQuery } from './queries'
import { STATUS_LEGS, usePaymentStatus } from './use-payment-status'

usePollingPage()

const LOST = new Error('lost')
const reply = (status: PaymentStatus) => ({
  status,
  paymentMethod: 'Online' as const,
  orderType: 'deposit' as const,
  amountInCents: 100,
})

let shown = ''
let refetchStatus: () => void
function Status() {
  const { reply: known, isWaiting, isUnreadable, ...rest } = usePaymentStatus('pay-1')
  refetchStatus = rest.refetch
  shown = `${known.status}${isWaiting ? ' waiting' : ''}${isUnreadable ? ' unreadable' : ''}`
  return null
}

async function begin(status: PaymentStatus, { isHidden = false } = {}) {
  answerWith({ readPaymentStatus: async () => reply((await read()) as PaymentStatus) })
  client.setQueryData(paymentStatusQuery('pay-1').queryKey, reply(status))
  await open(<Status />, { isHidden })
}
const refetch = () =>
  act(async () => {
    // Not awaited: the test answers the read.
    refetchStatus()
  })
/** Like the browser's Back, which restores a page from the back-forward cache. */
const comeBack = () =>
  act(async () => {
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }))
  })

test('the interval is three seconds, for up to thirty [PAY-24]', () => {
  expect(STATUS_LEGS).toEqual([{ everyMs: 3000, forMs: 30_000 }])
})

test('a final status is not polled [PAY-24]', async () => {
  await begin('Paid')
  await show(false)
  await pass(10)
  await show(true)
  await pass(15)
  expect([shown, requestCount]).toEqual(['Paid', 0])
})

test('polls every three seconds, one request in flight, until the result arrives [PAY-24]', async () => {
  await begin('Created')
  expect([shown, requestCount]).toEqual(['Created waiting', 0])
  await pass(2.99)
  expect(requestCount).toBe(0)
  await pass(0.02)
  expect(requestCount).toBe(1)
  // The response is slow: no second request is sent meanwhile.
  await pass(10)
  expect(requestCount).toBe(1)
  await answer('Created')
  await pass(3.01)
  expect(requestCount).toBe(2)
  await answer('Paid')
  expect(shown).toBe('Paid')
  await pass(60)
  // The change makes all data stale, this reply included: it is read once more, and not polled.
  expect(requestCount).toBeLessThanOrEqual(3)
})

test('once paid, the balance read before is stale, and not while the result is awaited [DEP-08]', async () => {
  client.setQueryData(['balance'], 100)
  const isStale = () => client.getQueryState(['balance'])?.isInvalidated
  await begin('Created')
  await pass(3.01)
  await answer('Created')
  expect(isStale()).toBe(false)
  await pass(3.01)
  await answer('Paid')
  expect([shown, isStale()]).toEqual(['Paid', true])
})

test('polling ends thirty seconds after the first reply, also when replies are slow [PAY-24]', async () => {
  await begin('Created')
  await pass(29)
  await answer('Created')
  expect(shown).toBe('Created waiting')
  await pass(1)
  expect(shown).toBe('Created')
  await pass(60)
  expect(requestCount).toBe(1)
  // The user asks again: polling restarts with a new deadline.
  await refetch()
  expect([shown, requestCount]).toEqual(['Created waiting', 2])
  await answer('Created')
  await pass(29)
  expect(shown).toBe('Created waiting')
  await pass(1)
  expect(shown).toBe('Created')
  // A late response counts.
  await answer('Paid')
  expect(shown).toBe('Paid')
})

test('failed reads do not change the status, and are reported at the deadline [PAY-24]', async () => {
  await begin('Created')
  await pass(3)
  await answer(LOST)
  expect(shown).toBe('Created waiting')
  await pass(3)
  await answer('Created')
  await pass(3)
  await answer(LOST)
  expect(shown).toBe('Created waiting')
  await pass(21)
  await answer(LOST)
  expect(shown).toBe('Created unreadable')
  await refetch()
  expect(shown).toBe('Created waiting')
  await answer('Created')
  await pass(30)
  expect(shown).toBe('Created')
})

test('a hidden tab reads nothing; shown again it reads at once, also after the deadline [PAY-24]', async () => {
  await begin('Created', { isHidden: true })
  await pass(60)
  expect([shown, requestCount]).toEqual(['Created waiting', 0])
  await show(true)
  expect(requestCount).toBe(1)
  // Hidden while a read is in flight: its response counts, the next read waits.
  await show(false)
  await answer('Created')
  await pass(60)
  expect([shown, requestCount]).toEqual(['Created waiting', 1])
  await show(true)
  await answer('Created')
  await pass(30)
  await answer('Created')
  expect([shown, requestCount]).toEqual(['Created', 3])
  await show(false)
  await pass(60)
  await show(true)
  expect(requestCount).toBe(4)
})

test('thirty seconds of Created or of failures end polling; hidden and left pages read nothing [PAY-24]', async () => {
  await begin('Created')
  await show(false)
  await pass(60)
  expect(requestCount).toBe(0)
  await show(true)
  expect(requestCount).toBe(1)
  await answer('Created')
  for (let turn = 0; turn < 11; turn += 1) {
    await pass(3)
    await answer('Created')
  }
  expect(shown).toBe('Created')
  expect(requestCount).toBeLessThanOrEqual(11)
  leave()

  await begin('Created')
  for (let turn = 0; turn < 11; turn += 1) {
    await pass(3)
    await answer(LOST)
  }
  expect(shown).toBe('Created unreadable')
  expect(requestCount).toBeLessThanOrEqual(10)
  leave()

  await begin('Created')
  leave()
  await pass(60)
  expect(requestCount).toBe(0)
})

test('a page restored by Back reads again, whatever it showed, and reports a failure [PAY-24]', async () => {
  await begin('Canceled')
  await comeBack()
  expect(requestCount).toBe(1)
  await answer(LOST)
  for (let turn = 0; turn < 11; turn += 1) {
    await pass(3)
    await answer(LOST)
  }
  expect(shown).toBe('Canceled unreadable')
  await comeBack()
  await answer('Paid')
  expect(shown).toBe('Paid')
})
