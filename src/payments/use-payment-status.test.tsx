// @vitest-environment jsdom
import type { PaymentStatus } from '@generated/api/model'
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { act, Suspense } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { paymentStatusQuery } from './queries'
import { usePaymentStatus } from './use-payment-status'

let reads: ((status: PaymentStatus | Error) => void)[] = []
vi.mock('@generated/api/payments/payments', () => ({
  getReadPaymentStatusSuspenseQueryOptions: (id: string) => ({
    queryKey: ['readPaymentStatus', id],
    queryFn: () =>
      new Promise((resolve, reject) => {
        reads.push((status) => (status instanceof Error ? reject(status) : resolve(reply(status))))
      }),
  }),
  getListPaymentMethodsQueryOptions: () => ({}),
}))

const reply = (status: PaymentStatus) => ({
  status,
  paymentMethod: 'Online' as const,
  orderType: 'deposit' as const,
  amountInCents: 100,
})

let shown = ''
let unmount = () => {}
const visibility = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state)
  act(() => {
    document.dispatchEvent(new Event('visibilitychange'))
  })
}
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms))
const answer = (status: PaymentStatus | Error) => act(async () => reads.at(-1)?.(status))

function Status() {
  const { reply: read, isWaiting, isUnreadable } = usePaymentStatus('pay-1')
  shown = `${read.status}${isWaiting ? ' waiting' : ''}${isUnreadable ? ' unreadable' : ''}`
  return null
}

async function open(status: PaymentStatus) {
  const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 30_000 } } })
  client.setQueryData(paymentStatusQuery('pay-1').queryKey, reply(status))
  const root = createRoot(document.createElement('div'))
  unmount = () => act(() => root.unmount())
  await act(async () =>
    root.render(
      <QueryClientProvider client={client}>
        <Suspense>
          <Status />
        </Suspense>
      </QueryClientProvider>,
    ),
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.useFakeTimers()
  reads = []
})
afterEach(() => {
  unmount()
  vi.restoreAllMocks()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('reads again every three seconds, one request in flight, until the word has come [PAY-24]', async () => {
  await open('Created')
  expect([shown, reads.length]).toEqual(['Created waiting', 0])
  await pass(2990)
  expect(reads).toHaveLength(0)
  await pass(20)
  expect(reads).toHaveLength(1)
  // The answer is slow: nothing is asked on top of it.
  await pass(10_000)
  expect(reads).toHaveLength(1)
  await answer('Created')
  await pass(3010)
  expect(reads).toHaveLength(2)
  await answer('Paid')
  expect(shown).toBe('Paid')
  await pass(60_000)
  // The change makes everything stale, this reply included: read once more, and not polled.
  expect(reads.length).toBeLessThanOrEqual(3)
})

test('thirty seconds of Created or of failures end it; hidden and left pages read nothing [PAY-24]', async () => {
  await open('Created')
  visibility('hidden')
  await pass(60_000)
  expect(reads).toHaveLength(0)
  visibility('visible')
  expect(reads).toHaveLength(1)
  await answer('Created')
  expect(shown).toBe('Created')
  await pass(60_000)
  expect(reads).toHaveLength(1)
  unmount()

  reads = []
  await open('Created')
  for (let turn = 0; turn < 11; turn += 1) {
    await pass(3010)
    await answer(new Error('lost'))
  }
  expect(shown).toBe('Created unreadable')
  expect(reads.length).toBeLessThanOrEqual(10)
  unmount()

  reads = []
  await open('Created')
  unmount()
  await pass(60_000)
  expect(reads).toHaveLength(0)
})
