// @vitest-environment jsdom
import { isRedirect } from '@tanstack/react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { installTestBed, reply, START } from '../../tests/support/session-test-bed'
import { configureSession } from './app-port'
import { homeFor, requireLogin, requireRole, takeMissingRole } from './guards'
import { takeSavedLocation } from './history'
import { currentSession, endSession, startSession } from './session-store'

installTestBed()
beforeEach(() => configureSession({}))
afterEach(() => endSession('logged-out'))

const at = (href: string, preload = false) => ({ location: { href }, preload })

/** The path that a guard redirects to; undefined when it lets the user in. */
function redirectOf(guard: () => void): string | undefined {
  try {
    guard()
    return undefined
  } catch (thrown) {
    if (!isRedirect(thrown)) throw thrown
    return thrown.options.to
  }
}

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
  expect(redirectOf(() => requireRole('signatory')(at('/reports')))).toBe('/login')
  expect(takeMissingRole()).toBe('signatory')
  expect(takeMissingRole()).toBeUndefined()
  expect(currentSession()).toBeDefined()
  expect(takeSavedLocation(['voucherManager'])).toBeUndefined()
  expect(takeSavedLocation(['signatory'])).toBe('/reports')
})

test('lets a user with the role in', () => {
  startSession(reply({ roles: ['Signatory'] }), { keep: false })
  expect(redirectOf(() => requireRole('signatory')(at('/reports')))).toBeUndefined()
  expect(takeMissingRole()).toBeUndefined()
})

test('a guest is told of a missing login, not of a missing role', () => {
  expect(redirectOf(() => requireRole('signatory')(at('/reports')))).toBe('/login')
  expect(takeMissingRole()).toBeUndefined()
})

test('hovering a link has no side effects', () => {
  startSession(reply({ roles: [] }), { keep: false })
  expect(redirectOf(() => requireRole('signatory')(at('/reports', true)))).toBe('/login')
  expect(takeMissingRole()).toBeUndefined()
  expect(takeSavedLocation(['signatory'])).toBeUndefined()
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
