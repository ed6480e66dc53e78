// @vitest-environment jsdom
import { act, cleanup, renderHook } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { useOnDemand } from './use-on-demand'

afterEach(cleanup)

it('fetches nothing before it is asked to, and each part once', async () => {
  const load = vi.fn(() => Promise.resolve('part'))
  const { result } = renderHook(() => useOnDemand(load))
  expect(load).not.toHaveBeenCalled()
  await act(async () => result.current[1]())
  expect(result.current[0]).toBe('part')
  await act(async () => result.current[1]())
  expect(load).toHaveBeenCalledTimes(1)
})

it('a failed fetch throws nothing and is tried again', async () => {
  const load = vi.fn<() => Promise<string>>().mockRejectedValueOnce(new Error('gone')).mockResolvedValueOnce('part')
  const { result } = renderHook(() => useOnDemand(load))
  await act(async () => result.current[1]())
  expect(result.current[0]).toBeUndefined()
  expect(result.current[2]).toBe(true)
  await act(async () => result.current[1]())
  expect(result.current[0]).toBe('part')
  expect(result.current[2]).toBe(false)
})
