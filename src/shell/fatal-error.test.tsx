// @vitest-environment jsdom
import { act } from '@testing-library/react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { expectConsole } from '../../tests/support/expected-console'
import { showFatalError } from './fatal-error'

beforeEach(() => {
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  vi.unstubAllGlobals()
})

test('stays on screen whatever React renders', () => {
  const place = document.getElementById('root')
  if (!place) throw new Error('no #root')
  const root = createRoot(place)
  act(() => root.render(<form>Kirjaudu</form>))
  expectConsole(/config.json is not JSON/)
  showFatalError(new Error('config.json is not JSON'))
  act(() => root.render(<p>anew</p>))
  act(() => root.unmount())
  expect(document.querySelector('[role=alert]')?.textContent).toContain('config.json is not JSON')
  expect(document.body.textContent).not.toContain('anew')
  expect(document.querySelectorAll('button')).toHaveLength(1)
})
