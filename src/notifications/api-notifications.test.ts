// @vitest-environment jsdom
import { m } from '@generated/messages/messages.js'
import { afterEach, expect, test, vi } from 'vitest'
import { ApiError, type ReceivedErrorItem } from '@/api/replies/api-error'
import { setCurrentLocale } from '@/language/locale'
import { readHook } from '../../tests/support/mount-in-test'
import { notifyApiError } from './api-notifications'
import { closeAllNotifications, useNotifications } from './notifications'

afterEach(() => {
  closeAllNotifications()
  setCurrentLocale('fi')
  vi.useRealTimers()
})

const item = (code: string, severity: ReceivedErrorItem['severity']): ReceivedErrorItem => ({
  code,
  severity,
  message: code,
})
const failed = (...items: ReceivedErrorItem[]) =>
  new ApiError({ kind: 'http', status: 400, operation: 'updateCompany', items })
/** The first toasts, which appear once their texts have loaded. */
const shown = async (count: number) => {
  await vi.waitFor(() => expect(readHook(useNotifications).length).toBeGreaterThanOrEqual(count))
  return readHook(useNotifications).map(({ level, text }) => [level, text()])
}

test('one toast for each item, a Warning as info, Error and Fatal as error [NAV-13]', async () => {
  setCurrentLocale('en')
  notifyApiError(
    failed(
      item('company_not_found', 'Error'),
      item('invalid_email_address', 'Warning'),
      item('internal_error', 'Fatal'),
    ),
  )
  expect((await shown(3)).map(([level]) => level)).toEqual(['error', 'info', 'error'])
  expect((await shown(3))[0]?.[1]).toBe(m.error_company_not_found({}, { locale: 'en' }))
})

test('of more than five items it shows the first four and a count of the rest [NAV-13]', async () => {
  setCurrentLocale('en')
  const many = (count: number) => Array.from({ length: count }, () => item('moon_is_full', 'Warning'))
  notifyApiError(failed(...many(5)))
  expect(await shown(5)).toHaveLength(5)
  closeAllNotifications()
  notifyApiError(failed(...many(500)))
  const toasts = await shown(5)
  expect(toasts).toHaveLength(5)
  expect(toasts[3]).toEqual(['info', m.error_generic({}, { locale: 'en' })])
  expect(toasts[4]).toEqual(['error', m.error_more({ count: '496' }, { locale: 'en' })])
})

test('a rate-limited call says when to try again', async () => {
  vi.useFakeTimers({ now: Date.parse('2026-11-20T12:00:00+02:00'), toFake: ['Date'] })
  setCurrentLocale('en')
  const limited = (retryAfterS?: number) =>
    notifyApiError(
      new ApiError({
        kind: 'http',
        status: 429,
        operation: 'updateCompany',
        items: [item('too_many_requests', 'Error')],
        retryAfterS,
      }),
    )
  limited()
  limited(40)
  limited(91)
  expect((await shown(3)).map(([, text]) => text)).toEqual([
    m.error_too_many_requests({}, { locale: 'en' }),
    m.error_too_many_requests_time({ time: '12:01' }, { locale: 'en' }),
    m.error_too_many_requests_time({ time: '12:02' }, { locale: 'en' }),
  ])
})

test('an unknown code gives the generic text [NAV-13]', async () => {
  setCurrentLocale('en')
  notifyApiError(failed(item('moon_is_full', 'Error')))
  expect(await shown(1)).toEqual([['error', m.error_generic({}, { locale: 'en' })]])
})

test('a failure without a response gives the generic text, or the screen’s own', async () => {
  setCurrentLocale('en')
  notifyApiError(new ApiError({ kind: 'network', operation: 'updateCompany' }))
  notifyApiError(new ApiError({ kind: 'network', operation: 'updateCompany' }), () => 'Company info update failed')
  expect(await shown(2)).toEqual([
    ['error', m.error_generic({}, { locale: 'en' })],
    ['error', 'Company info update failed'],
  ])
})

test('a code with an empty text adds no toast: the screen’s own sentence is shown [SES-07]', async () => {
  notifyApiError(failed(item('access_denied', 'Error')), () => 'Oma lause')
  expect(await shown(1)).toEqual([['error', 'Oma lause']])
})

test('the text follows a language switch', async () => {
  notifyApiError(failed(item('moon_is_full', 'Error')))
  expect((await shown(1))[0]?.[1]).toBe(m.error_generic())
  setCurrentLocale('en')
  expect((await shown(1))[0]?.[1]).toBe(m.error_generic({}, { locale: 'en' }))
})

test('a failed call of an ended session shows nothing [SES-14]', async () => {
  notifyApiError(new ApiError({ kind: 'superseded', operation: 'updateCompany' }))
  notifyApiError(new ApiError({ kind: 'no-session', status: 401, operation: 'updateCompany' }))
  notifyApiError(
    new ApiError({ kind: 'http', status: 401, operation: 'updateCompany', items: [item('unauthorized', 'Error')] }),
  )
  notifyApiError(failed(item('access_denied', 'Error')), () => 'Oma lause')
  expect(await shown(1)).toEqual([['error', 'Oma lause']])
})
