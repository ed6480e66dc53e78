// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { act } from '@testing-library/react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, expect, onTestFinished, test, vi } from 'vitest'
import { ApiError, type ReceivedErrorItem } from '@/api/replies/api-error'
import { setCurrentLocale } from '@/language/locale'
import { closeAllNotifications, useNotifications } from '@/notifications/notifications'
import { endSession, startSession } from '@/session/session-store'
import { readHook } from '../../tests/support/mount-in-test'
import { showBlockingError } from './blocking-error'
import { BlockingPopup } from './blocking-popup'

let host: HTMLElement
let root: Root

beforeEach(() => {
  // jsdom does not implement modal dialogs; this test only reads the popup's text.
  Object.assign(HTMLDialogElement.prototype, { showModal: () => undefined, close: () => undefined })
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  )
  startSession(
    { accessToken: 'a', tokenType: 'Bearer', expiresIn: 3600, roles: ['Signatory'], isUserImpersonate: false },
    { keep: false },
  )
  setCurrentLocale('en')
  host = document.body.appendChild(document.createElement('div'))
  root = createRoot(host)
  act(() => root.render(<BlockingPopup />))
})

afterEach(() => {
  act(() => endSession('logged-out'))
  act(() => root.unmount())
  host.remove()
  closeAllNotifications()
  setCurrentLocale('fi')
  vi.unstubAllGlobals()
})

const item = (code: string, severity: ReceivedErrorItem['severity']): ReceivedErrorItem => ({
  code,
  severity,
  message: code,
})
const failed = (...items: ReceivedErrorItem[]) =>
  new ApiError({ kind: 'http', status: 500, operation: 'readSettings', items })
const popup = () => document.querySelector('dialog')
const lines = () =>
  [...document.querySelectorAll<HTMLElement>('li')].map(({ dataset, textContent }) => [dataset.severity, textContent])
const show = (error: unknown) => act(() => showBlockingError(error))

test('lists the server’s items with their severity, and offers only a reload [NAV-10] [NAV-13]', () => {
  expect(popup()).toBeNull()
  show(
    failed(item('company_not_found', 'Fatal'), item('moon_is_full', 'Warning'), item('invalid_email_address', 'Error')),
  )
  expect(popup()?.getAttribute('role')).toBe('alertdialog')
  expect(lines().map(([severity]) => severity)).toEqual(['danger', 'warning', 'danger'])
  expect(lines()[0]?.[1]).toContain(m.error_company_not_found({}, { locale: 'en' }))
  expect(lines()[1]?.[1]).toContain(m.error_generic({}, { locale: 'en' }))
  expect([...document.querySelectorAll('button')].map((button) => button.textContent)).toEqual([
    m.blocking_reload({}, { locale: 'en' }),
  ])
})

test('the popup names each failed request once, for customer service [NAV-10]', () => {
  const named = (requestId: string) =>
    new ApiError({ kind: 'http', status: 500, operation: 'readSettings', items: [], requestId })
  show(named('r-1'))
  show(named('r-2'))
  show(named('r-1'))
  const references = ['r-1', 'r-2'].map((id) => m.error_request_id({ id }, { locale: 'en' }))
  expect([...document.querySelectorAll('dialog p')].slice(1).map(({ textContent }) => textContent)).toEqual(references)
})

test('a failure without items asks to reload the page [NAV-11]', () => {
  show(new ApiError({ kind: 'network', operation: 'readSettings' }))
  expect(popup()?.textContent).toContain(m.blocking_reload({}, { locale: 'en' }))
  expect(lines()).toEqual([])
})

test('further errors are added to the same popup, each once [NAV-10]', () => {
  show(failed(item('moon_is_full', 'Error')))
  show(failed(item('moon_is_full', 'Error'), item('company_not_found', 'Error')))
  expect(document.querySelectorAll('dialog')).toHaveLength(1)
  expect(lines()).toHaveLength(2)
})

test('a rate limit opens no popup: one notice says when to try again', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+02:00'), toFake: ['Date'] })
  onTestFinished(() => void vi.useRealTimers())
  const limited = new ApiError({ kind: 'http', status: 429, operation: 'readSettings', retryAfterS: 40 })
  show(limited)
  show(limited)
  await vi.waitFor(() => expect(readHook(useNotifications)).not.toEqual([]))
  // The second call's notice comes with the first one's.
  await new Promise((done) => setTimeout(done))
  const notices = readHook(useNotifications)
  expect(notices.map((notice) => [notice.text(), notice.isPersistent])).toEqual([
    [m.error_too_many_requests_time({ time: '12:01' }, { locale: 'en' }), true],
  ])
  expect(popup()).toBeNull()
})

test('Escape does not close it [NAV-10]', () => {
  show(failed(item('moon_is_full', 'Error')))
  act(() => {
    popup()?.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', bubbles: true, cancelable: true }))
  })
  expect(popup()).not.toBeNull()
})

test('the next user does not see it [SES-14]', () => {
  show(failed(item('moon_is_full', 'Error')))
  act(() => endSession('expired'))
  expect(popup()).toBeNull()
  show(new ApiError({ kind: 'superseded', operation: 'readSettings' }))
  expect(popup()).toBeNull()
})
