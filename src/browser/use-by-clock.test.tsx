// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { useToday } from './use-by-clock'

const Today = () => <p>{useToday()}</p>
const shown = () => screen.getByRole('paragraph').textContent
const pass = (ms: number) => act(() => void vi.advanceTimersByTime(ms))

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse('2026-11-30T23:59:58+02:00') })
  render(<Today />)
})
afterEach(() => {
  cleanup()
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('the day changes when the next one begins in Helsinki [FMT-05]', () => {
  pass(1000)
  expect(shown()).toBe('2026-11-30')
  pass(1000)
  expect(shown()).toBe('2026-12-01')
})

test('a hidden page has the new day as soon as it is shown, and nothing runs after it is gone [FMT-05]', () => {
  const isHidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
  pass(60_000)
  expect(shown()).toBe('2026-11-30')
  isHidden.mockReturnValue(false)
  act(() => void document.dispatchEvent(new Event('visibilitychange')))
  expect(shown()).toBe('2026-12-01')
  cleanup()
  expect(vi.getTimerCount()).toBe(0)
})
