// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { renderHook } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { useSeenOrders } from './sent-order'

afterEach(() => vi.useRealTimers())

const open = (read: () => Promise<readonly { id: string }[]>) =>
  renderHook(() => useSeenOrders({ read }), {
    wrapper: ({ children }) => <QueryClientProvider client={new QueryClient()}>{children}</QueryClientProvider>,
  }).result.current

test('an order waits for the list of earlier orders [PAY-12]', async () => {
  let answer: (orders: { id: string }[]) => void = () => undefined
  const { before, seen } = open(() => new Promise((resolve) => (answer = resolve)))
  const waits = before()
  expect(seen()).toBeUndefined()
  answer([{ id: 'order-1' }])
  await waits
  expect(seen()).toEqual(['order-1'])
})

test('a list of earlier orders that does not arrive delays the order by ten seconds at most [PAY-12]', async () => {
  vi.useFakeTimers()
  const { before, seen } = open(() => new Promise(() => undefined))
  const sent = vi.fn()
  void before().then(sent)
  await vi.advanceTimersByTimeAsync(9999)
  expect(sent).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1)
  expect(sent).toHaveBeenCalledOnce()
  expect(seen()).toBeUndefined()
})

test('a list of earlier orders that arrives later than that is known to the next press [PAY-12]', async () => {
  vi.useFakeTimers()
  let answer: (orders: { id: string }[]) => void = () => undefined
  const { seen } = open(() => new Promise((resolve) => (answer = resolve)))
  await vi.advanceTimersByTimeAsync(11_000)
  answer([{ id: 'order-1' }])
  await vi.waitFor(() => expect(seen()).toEqual(['order-1']))
})
