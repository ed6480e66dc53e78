// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { expectConsole } from '../../tests/support/expected-console'
import { SeenChart } from './seen-chart'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('a chart loads when it scrolls into view, and not before [CHA-01]', () => {
  let tell: (entries: { isIntersecting: boolean }[]) => void = () => undefined
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(seen: typeof tell) {
        tell = seen
      }
      observe() {}
      disconnect() {}
    },
  )
  render(
    <SeenChart>
      <p>drawn</p>
    </SeenChart>,
  )
  expect(screen.queryByText('drawn')).toBeNull()
  expect(screen.getByRole('status').textContent).toContain(m.charts_pending())
  act(() => tell([{ isIntersecting: false }]))
  expect(screen.queryByText('drawn')).toBeNull()
  act(() => tell([{ isIntersecting: true }]))
  expect(screen.getByText('drawn')).toBeTruthy()
})

test('a chart that fails to render says so in its place, and can be retried [CHA-01]', () => {
  expectConsole(/TypeError: no figures/)
  let isBroken = true
  const Chart = () => {
    if (isBroken) throw new TypeError('no figures')
    return <p>drawn</p>
  }
  render(
    <SeenChart>
      <Chart />
    </SeenChart>,
  )
  expect(screen.getByText(m.charts_failed())).toBeTruthy()
  isBroken = false
  fireEvent.click(screen.getByRole('button', { name: m.try_again() }))
  expect(screen.getByText('drawn')).toBeTruthy()
})
