// @vitest-environment jsdom
import { act, renderHook } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useSubmitLock } from './submit-lock'

test('runs one action at a time, also for two presses in one task, and says that it is busy [SES-24]', async () => {
  const { result } = renderHook(() => useSubmitLock())
  expect(result.current.busy).toBe(false)
  let end = () => {}
  let runs = 0
  const act1 = () => {
    runs += 1
    return new Promise<void>((done) => (end = done))
  }
  let ran: Promise<void>[] = []
  act(() => {
    ran = [result.current.run(act1), result.current.run(act1)]
  })
  expect([result.current.busy, runs]).toEqual([true, 1])
  await act(async () => end())
  await Promise.all(ran)
  expect(result.current.busy).toBe(false)
})

test('a failed action frees the lock, and its error reaches the caller', async () => {
  const { result } = renderHook(() => useSubmitLock())
  await act(async () => {
    await expect(result.current.run(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused')
  })
  expect(result.current.busy).toBe(false)
  const next = vi.fn<() => Promise<void>>(() => Promise.resolve())
  await act(() => result.current.run(next))
  expect(next).toHaveBeenCalledOnce()
})
