// @vitest-environment jsdom
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installTestBed, reply, START } from '../../tests/support/session-test-bed'
import { configureSession } from './app-port'
import { allowGuestOrders, allowGuests, homeFor, requireLogin, requireLoginOrNotFound, requireRole } from './guards'
import { installHistory, takeSavedLocation } from './history'
import { currentSession, endSession, restoreSession, startSession, takeFoundExpired } from './session-store'

installTestBed()
let stopHistory = () => {}
beforeEach(() => {
  configureSession({})
  stopHistory = installHistory()
})
afterEach(() => {
  configureSession({})
  startSession(reply(), { keep: false })
  // Also forgets the page that a guard let the user into.
  endSession('logged-out')
  stopHistory()
  takeFoundExpired()
})

const at = (href: string, preload = false) => ({ location: { href }, preload })

/** How a guard redirects; undefined when it lets the user in. */
function optionsOf(guard: () => void) {
  try {
    guard()
    return undefined
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options
  }
}
const redirectOf = (guard: () => void): string | undefined => optionsOf(guard)?.to

test('without a session a guarded route leads to login and the location is saved [SES-16]', () => {
  expect(redirectOf(() => requireLogin(at('/profile?tab=1')))).toBe('/login')
  expect(takeSavedLocation([])).toBe('/profile?tab=1')
})

test('any login may enter a route for any login', () => {
  startSession(reply({ roles: [] }), { keep: false })
  expect(redirectOf(() => requireLogin(at('/profile')))).toBeUndefined()
})

test('an expired session counts as no session [SES-16]', () => {
  startSession(reply({ expiresIn: 60 }), { keep: false })
  vi.setSystemTime(START + 60_000)
  expect(redirectOf(() => requireLogin(at('/profile')))).toBe('/login')
  expect(currentSession()).toBeUndefined()
})

test('a remembered login from another tab counts [SES-09]', () => {
  const { id } = startSession(reply(), { keep: true })
  const kept = localStorage.getItem('portal.remember-me') ?? ''
  // This tab logs in again later.
  endSession('elsewhere')
  localStorage.setItem('portal.remember-me', kept)
  expect(redirectOf(() => requireLogin(at('/profile')))).toBeUndefined()
  expect(currentSession()?.id).toBe(id)
})

test('restores another login only after the end of the last one is on screen, and not for a hovered link [SES-14]', async () => {
  let standing = () => {}
  configureSession({ onEnd: () => new Promise((done) => (standing = done)) })
  const { id } = startSession(reply(), { keep: true })
  const kept = localStorage.getItem('portal.remember-me') ?? ''
  endSession('elsewhere')
  localStorage.setItem('portal.remember-me', kept)
  expect(redirectOf(() => requireLogin(at('/profile')))).toBe('/login')
  standing()
  await vi.advanceTimersByTimeAsync(0)
  expect(redirectOf(() => requireLogin(at('/profile', true)))).toBe('/login')
  expect(currentSession()).toBeUndefined()
  expect(redirectOf(() => requireLogin(at('/profile')))).toBeUndefined()
  expect(currentSession()?.id).toBe(id)
})

test('a user without the role is sent to login, which can name the role; the location stays saved [SES-17]', () => {
  startSession(reply({ roles: ['VoucherManager'] }), { keep: false })
  expect(optionsOf(() => requireRole('signatory')(at('/reports')))).toMatchObject({
    to: '/login',
    state: { missingRole: 'signatory' },
  })
  expect(currentSession()).toBeDefined()
  expect(takeSavedLocation(['voucherManager'])).toBeUndefined()
  expect(takeSavedLocation(['signatory'])).toBe('/reports')
})

test('lets a user with the role in, which the guard names for the menu', () => {
  startSession(reply({ roles: ['Signatory'] }), { keep: false })
  const guard = requireRole('signatory')
  expect(guard.role).toBe('signatory')
  expect(redirectOf(() => guard(at('/reports')))).toBeUndefined()
})

test('a guest is told of a missing login, not of a missing role', () => {
  expect(optionsOf(() => requireRole('signatory')(at('/reports')))).toMatchObject({
    to: '/login',
    state: { missingRole: undefined },
  })
})

test('hovering a link has no side effects', () => {
  startSession(reply({ roles: [] }), { keep: false })
  expect(redirectOf(() => requireRole('signatory')(at('/reports', true)))).toBe('/login')
  expect(takeSavedLocation(['signatory'])).toBeUndefined()
})

/** Where the login leads a user whose session has expired after `open` opened a page. */
function returnAfterExpiry(open: () => void): string | undefined {
  const logInAsAino = () => startSession(reply(), { keep: false, owner: 'aino' })
  logInAsAino()
  open()
  endSession('expired')
  logInAsAino()
  return takeSavedLocation(['signatory'])
}

test.each([
  ['for any login', requireLogin],
  ['for a role', requireRole('signatory')],
  ['open to guests too', allowGuests],
  ['where guests order', allowGuestOrders],
  ['for known users', requireLoginOrNotFound],
])('the login after an expired session returns to a page %s, but not to a hovered link [SES-16]', (_kind, guard) => {
  expect(returnAfterExpiry(() => guard(at('/page')))).toBe('/page')
  expect(returnAfterExpiry(() => guard(at('/page', true)))).toBeUndefined()
})

test('a page that a guest opened is not returned to', () => {
  endSession('logged-out')
  allowGuests(at('/settings'))
  expect(returnAfterExpiry(() => undefined)).toBeUndefined()
})

test('guests get no page that is for known users only [VOU-24]', () => {
  const options = optionsOf(() => requireLoginOrNotFound(at('/voucher-order/lunch/edit-company')))
  expect(options).toMatchObject({ to: '/not-found', replace: true })
})

/** The portal starts with a session that has expired. */
function findExpired() {
  startSession(reply({ expiresIn: 60 }), { keep: true })
  const kept = localStorage.getItem('portal.remember-me') ?? ''
  endSession('elsewhere')
  localStorage.setItem('portal.remember-me', kept)
  vi.setSystemTime(Date.now() + 60_000)
  restoreSession()
}
const order = (preload = false) => redirectOf(() => allowGuestOrders(at('/voucher-order/lunch', preload)))

test('after an expired session an order leads through the login once, then guests may order [SES-12] [SES-16]', () => {
  expect(order()).toBeUndefined()
  findExpired()
  expect(order(true)).toBeUndefined()
  expect(order()).toBe('/login')
  expect(takeSavedLocation([])).toBe('/voucher-order/lunch')
  expect(order()).toBeUndefined()
})

test('a guest who has been led to the login after an expired session may order [SES-12]', () => {
  findExpired()
  expect(redirectOf(() => requireLogin(at('/profile', true)))).toBe('/login')
  expect(redirectOf(() => requireLogin(at('/profile')))).toBe('/login')
  expect(order()).toBeUndefined()
  findExpired()
  expect(redirectOf(() => requireLogin(at('/profile', true)))).toBe('/login')
  expect(order()).toBe('/login')
})

test('after a login and a logout, guests may order although the session found at the start was over [SES-12]', () => {
  findExpired()
  allowGuests(at('/help'))
  startSession(reply(), { keep: false })
  endSession('logged-out')
  expect(order()).toBeUndefined()
})

test('the home page depends on the role [SES-25]', () => {
  const shown = { hideVoucherOrder: false }
  const hidden = { hideVoucherOrder: true }
  expect(homeFor(['signatory'], shown)).toBe('/')
  expect(homeFor(['voucherManager', 'signatory'], hidden)).toBe('/')
  expect(homeFor(['voucherManager'], shown)).toBe('/voucher-order-history')
  expect(homeFor(['voucherManager'], hidden)).toBe('/')
  expect(homeFor([], shown)).toBe('/profile')
})
