// @vitest-environment jsdom
import { act } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { showFatalError } from './fatal-error'

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.spyOn(console, 'error').mockReturnValue(undefined)
  document.body.innerHTML = '<div id="root"></div>'
})
afterEach(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
})

test('stays whatever React does with the page', () => {
  const place = document.getElementById('root')
  if (!place) throw new Error('no #root')
  const root = createRoot(place)
  act(() => root.render(<form>Kirjaudu</form>))
  showFatalError(new Error('config.json is not JSON'))
  act(() => root.render(<p>anew</p>))
  act(() => root.unmount())
  expect(document.querySelector('[role=alert]')?.textContent).toContain('config.json is not JSON')
  expect(document.body.textContent).not.toContain('anew')
  expect(document.querySelectorAll('button')).toHaveLength(1)
})
