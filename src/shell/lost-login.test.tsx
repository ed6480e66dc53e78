// @vitest-environment jsdom

import { m } from '@generated/messages/messages.js'
import { lazyRouteComponent } from '@tanstack/react-router'
import { act, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import * as reload from '@/session/draft'
import { endSession } from '@/session/session-store'
import { allowConsole } from '../../tests/support/expected-console'
import { openPortal, usePortal } from '../../tests/support/portal-test-bed'
import { reloadOnChunkLoadError } from './chunk-load-error'

usePortal()
const stops: (() => void)[] = []
afterEach(() => {
  for (const stop of stops.splice(0)) stop()
  vi.restoreAllMocks()
})

test('if the login page’s code cannot be loaded when a session ends, an error page offers a reload [NAV-11] [SES-13]', async () => {
  allowConsole(/Error in route match/, /Unable to preload CSS/)
  const loadAnew = vi.spyOn(reload, 'reloadWithDrafts').mockImplementation(() => undefined)
  stops.push(reloadOnChunkLoadError())
  const { user, router } = await openPortal('/privacy', 'aino.virtanen')
  const login = router.routesById['/login'].options
  const { component } = login
  stops.push(() => void Object.assign(login, { component }))
  // Simulates the bundler's chunk loader. The router does not reload the page for this message.
  const lost = new Error('Unable to preload CSS')
  login.component = lazyRouteComponent(() => {
    dispatchEvent(Object.assign(new Event('vite:preloadError'), { payload: lost }))
    return Promise.reject(lost)
  })
  act(() => endSession('expired'))
  await screen.findByRole('heading', { level: 1, name: m.error_screen_title() })
  expect(location.pathname).toBe('/login')
  expect(screen.queryByText(m.privacy_title(), { selector: 'h1' })).toBeNull()
  await user.click(screen.getByRole('button', { name: m.try_again() }))
  expect(loadAnew).toHaveBeenCalledOnce()
})
