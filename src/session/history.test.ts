// @vitest-environment jsdom

import { afterEach, beforeEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { installTestBed, reply } from '../../tests/support/session-test-bed'
import { configureSession } from './app-port'
import {
  installHistory,
  isOwnLocation,
  opensSlideOut,
  recordEntered,
  recordedVisits,
  recordVisit,
  rememberLocation,
  returnTarget,
  savedPath,
  takeSavedLocation,
} from './history'
import { endSession, startSession } from './session-store'

installTestBed()

let stop: () => void
beforeEach(() => {
  configureSession({ isKnownPath: (path) => !path.startsWith('/unknown') })
  stop = installHistory()
})
afterEach(() => {
  endSession('logged-out')
  stop()
  setCurrentLocale('fi')
})

test('stores the latest 15 paths [SES-15]', () => {
  for (let page = 1; page <= 17; page += 1) recordVisit(`/order-details/${page}`)
  recordVisit('/order-details/17')
  expect(recordedVisits()).toHaveLength(15)
  expect(recordedVisits().at(0)).toBe('/order-details/3')
  expect(recordedVisits().at(-1)).toBe('/order-details/17')
})

test('return goes to the last page that is not login or new-password [SES-15]', () => {
  expect(returnTarget()).toBe('/')
  for (const page of ['/help', '/profile?tab=1', '/login', '/new-password', '/maintenance']) recordVisit(page)
  expect(returnTarget()).toBe('/profile?tab=1')
  setCurrentLocale('en')
  expect(returnTarget()).toBe('/en/profile?tab=1')
})

test('return goes to login after the session has expired, until the next login [SES-15]', () => {
  startSession(reply(), { keep: false })
  recordVisit('/reports')
  recordVisit('/help')
  endSession('expired')
  expect(returnTarget()).toBe('/login')
  startSession(reply(), { keep: false })
  expect(returnTarget()).toBe('/')
})

test('a location of another user, or of nobody who is logged in, is not returned to [SES-14] [SES-16]', () => {
  const saved = JSON.stringify({ href: '/reports', owner: 'aino' })
  sessionStorage.setItem('portal.saved-location', saved)
  expect(takeSavedLocation([])).toBeUndefined()
  sessionStorage.setItem('portal.saved-location', saved)
  startSession(reply(), { keep: false, owner: 'niko' })
  expect(takeSavedLocation([])).toBeUndefined()
})

test('return after a logout does not go to the login [SES-15]', () => {
  startSession(reply(), { keep: false })
  endSession('logged-out')
  expect(returnTarget()).toBe('/')
})

test('deletes the visited pages of one user before the next [SES-14]', () => {
  startSession(reply(), { keep: false })
  recordVisit('/order-details/1')
  endSession('logged-out')
  expect(recordedVisits()).toEqual([])
})

test('does not store tokens, usernames and impersonations of links', () => {
  recordVisit('/new-password?username=aino&token=secret&impersonation=3f0c&tab=1')
  expect(recordedVisits()).toEqual(['/new-password?tab=1'])
})

test.each([
  'https://evil.example/reports',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '/.//evil.example',
  '/reports//x',
  '/reports\\x',
  'javascript:alert(1)',
  'reports',
  '',
  '/unknown/page',
  '/login',
  '/a/../login',
  'https://user@evil.example/',
])('%j is no saved location [SES-16]', (href) => {
  expect(isOwnLocation(href)).toBe(false)
  rememberLocation(href)
  expect(takeSavedLocation(['signatory'])).toBeUndefined()
})

test('the path of a saved location can be read before the login uses it, so that its page loads early', () => {
  expect(savedPath()).toBeUndefined()
  rememberLocation('/reports?from=2026-01-01#list')
  expect([savedPath(), savedPath()]).toEqual(['/reports', '/reports'])
  sessionStorage.setItem('portal.saved-location', JSON.stringify({ href: 'https://evil.example/' }))
  expect(savedPath()).toBeUndefined()
})

test.each([
  [{ open: 'add' }, true],
  [{ employee: 'id' }, true],
  [{ open: undefined, tab: 2 }, false],
  [{}, false],
])('whether the query %j opens a slide-out: %s', (search, isOpening) => {
  expect(opensSlideOut(search)).toBe(isOpening)
})

test('a saved location is used once, with query and hash, in the current language [SES-16]', () => {
  rememberLocation('/reports?from=2026-01-01#list')
  setCurrentLocale('en')
  expect(takeSavedLocation(['signatory'])).toBe('/en/reports?from=2026-01-01#list')
  expect(takeSavedLocation(['signatory'])).toBeUndefined()
})

test('a location saved without a login is open to whoever logs in [SES-16]', () => {
  rememberLocation('/reports')
  startSession(reply(), { keep: false, owner: 'aino' })
  expect(takeSavedLocation(['signatory'])).toBe('/reports')
})

test('a location that was changed in storage is not used [SES-16]', () => {
  sessionStorage.setItem('portal.saved-location', JSON.stringify({ href: 'https://evil.example/' }))
  expect(takeSavedLocation(['signatory'])).toBeUndefined()
})

test('a location that needs a role waits for a login whose user has it [SES-17]', () => {
  rememberLocation('/reports', 'signatory')
  expect(takeSavedLocation(['voucherManager'])).toBeUndefined()
  expect(takeSavedLocation(['voucherManager', 'signatory'])).toBe('/reports')
})

test.each(['expired', 'elsewhere'] as const)(
  'only the same user returns to the page that was open when the session ended as %s [SES-16] [SES-17]',
  (reason) => {
    const expireAt = (href: string) => {
      startSession(reply(), { keep: false, owner: 'aino' })
      recordEntered(href)
      recordVisit(href)
      endSession(reason)
    }
    const returnOf = (owner: string) => {
      const { roles } = startSession(reply(), { keep: false, owner })
      const href = takeSavedLocation(roles)
      endSession('logged-out')
      return href
    }
    expireAt('/reports?tab=2')
    expect(returnOf('aino')).toBe('/reports?tab=2')
    expireAt('/order-details/1')
    expect(returnOf('niko')).toBeUndefined()
    expect(returnOf('aino')).toBeUndefined()
  },
)

test('neither a logout nor a public page saves a location', () => {
  startSession(reply(), { keep: false, owner: 'aino' })
  recordEntered('/reports')
  endSession('logged-out')
  startSession(reply(), { keep: false, owner: 'aino' })
  recordEntered('/reports')
  recordVisit('/reports')
  recordVisit('/help')
  endSession('expired')
  startSession(reply(), { keep: false, owner: 'aino' })
  expect(takeSavedLocation(['signatory'])).toBeUndefined()
})
