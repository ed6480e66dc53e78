// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { QueryClient } from '@tanstack/react-query'
import { createMemoryHistory } from '@tanstack/react-router'
import { act } from '@testing-library/react'
import { createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { closeAllNotifications, notify, TOAST_MS, useNotifications } from '@/notifications/notifications'
import { makeRouter } from '@/router'
import type { EndReason } from '@/session/app-port'
import { announceEndingSoon, isKnownPath } from '@/session/app-port'
import { recordedVisits } from '@/session/history'
import { endSession, grantRole, renewSession, startSession } from '@/session/session-store'
import { wireSession } from './session-wiring'

let shown: string[] = []
let queryClient: QueryClient
let router: ReturnType<typeof makeRouter>
let unmount: () => void

function Shown() {
  shown = useNotifications().map(({ level, text }) => `${level}: ${text()}`)
  return null
}

const logIn = (isUserImpersonate = false) =>
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate },
    { keep: false },
  )

beforeEach(async () => {
  sessionStorage.clear()
  const root = createRoot(document.createElement('div'))
  act(() => root.render(createElement(Shown)))
  unmount = () => act(() => root.unmount())
  queryClient = new QueryClient()
  router = makeRouter(queryClient, createMemoryHistory({ initialEntries: ['/help?from=here'] }))
  wireSession(router, queryClient)
  await router.load()
})
afterEach(() => {
  act(() => {
    endSession('elsewhere')
    closeAllNotifications()
  })
  unmount()
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

test('a new session has no data that was read before it [SES-14]', () => {
  queryClient.setQueryData(['readUser'], { username: 'of the last one' })
  logIn()
  expect(queryClient.getQueryData(['readUser'])).toBeUndefined()
})

test('the end of a session opens the login and leaves no data, mutations or notifications [SES-13] [SES-14]', async () => {
  logIn()
  queryClient.setQueryData(['readUser'], { username: 'aino' })
  act(() => notify({ level: 'success', isPersistent: true, text: () => 'saved for aino' }))
  act(() => endSession('logged-out'))
  expect(shown).toEqual(['success: Olet kirjautunut ulos.'])
  // The login page has not rendered yet.
  expect(router.state.resolvedLocation?.pathname).toBe('/help')
  expect(queryClient.getQueryCache().getAll()).toEqual([])
  await vi.waitFor(() => expect(router.state.location.pathname).toBe('/login'))
  await vi.waitFor(() => expect(queryClient.getQueryCache().getAll()).toEqual([]))
})

test('the warning that the session ends goes when the session is renewed after all [SES-10]', () => {
  vi.useFakeTimers()
  const { id, validTo } = logIn()
  vi.setSystemTime(validTo - 30_000)
  act(() => announceEndingSoon())
  expect(shown).toEqual([`warning: ${m.session_ending_soon()}`])
  act(() => grantRole('voucherManager'))
  expect(shown).toHaveLength(1)
  const tokens = { accessToken: 'b', tokenType: 'Bearer', refreshToken: 'r', validTo: validTo + 3_600_000 }
  act(() => void renewSession(id, tokens))
  expect(shown).toEqual([])
})

test.each<[EndReason, string]>([
  ['expired', `warning: ${m.session_expired()}`],
  ['impersonation-ended', `info: ${m.impersonation_ended()}`],
])(
  'the reason %s stays told until the next login; a logout only for a while [SES-12] [SES-31] [NAV-09]',
  (reason, told) => {
    vi.useFakeTimers()
    logIn()
    act(() => endSession('logged-out'))
    act(() => void vi.advanceTimersByTime(TOAST_MS))
    expect(shown).toEqual([])
    logIn()
    act(() => endSession(reason))
    act(() => void vi.advanceTimersByTime(TOAST_MS))
    expect(shown).toEqual([told])
    act(() => void logIn())
    expect(shown).toEqual([])
  },
)

test.each<[EndReason, boolean, string]>([
  ['logged-out', false, 'success: Olet kirjautunut ulos.'],
  ['logged-out', true, `error: ${m.logout_failed()}`],
  ['elsewhere', false, 'info: Istuntosi on päättynyt tässä selaimessa.'],
  ['expired', false, `warning: ${m.session_expired()}`],
])('the end %s (call failed: %s) has its own message [SES-13]', (reason, hasFailed, told) => {
  logIn()
  act(() => endSession(reason, { hasFailed }))
  expect(shown).toEqual([told])
})

test('the next login closes only the message about the last end', () => {
  logIn()
  act(() => endSession('expired'))
  act(() => notify({ level: 'info', text: () => 'something else' }))
  act(() => void logIn())
  expect(shown).toEqual(['info: something else'])
})

test('the end of an impersonation has its own message [SES-31]', () => {
  logIn(true)
  act(() => endSession('impersonation-ended'))
  expect(shown).toEqual(['info: Toisen käyttäjän istunto päättyi.'])
})

test('the warning before a session’s end stays until it is closed [SES-31]', () => {
  logIn()
  act(() => announceEndingSoon())
  expect(shown).toEqual(['warning: Istunto päättyy pian. Tallenna keskeneräiset tiedot.'])
})

test('knows the paths of the portal, without prefix, query and hash [SES-16]', () => {
  expect(['/help', '/profile', '/login', '/'].map(isKnownPath)).toEqual([true, true, true, true])
  expect(['/nowhere', '/profile/deeper', '/en/profile'].map(isKnownPath)).toEqual([false, false, false])
})

test('records each shown page, for “back” [SES-15]', async () => {
  expect(recordedVisits().at(-1)).toBe('/help?from=here')
  await router.navigate({ to: '/not-found' })
  expect(recordedVisits().at(-1)).toBe('/not-found')
})
