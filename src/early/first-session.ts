import { readStoredValue } from '@/browser/browser-storage'
import { ENDED, IMPERSONATION_PARAMETER, SESSION_ENTRIES } from '@/session/session-entries'
import { now } from '@/values/dates/clock'

/** Minimum validity of a token: the portal refreshes it a minute before its end. */
const MIN_LIFETIME_MS = 60_000

type StoredRecord = Record<string, unknown>
const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** The record that the portal will most likely restore. Only the portal validates it fully (stored-session.ts). */
function storedRecord(): StoredRecord | undefined {
  const noted = readStoredValue(ENDED.area, ENDED.key)
  const ended = Array.isArray(noted) ? noted.filter(isRecord) : []
  return SESSION_ENTRIES.map(({ area, key }) => readStoredValue(area, key))
    .filter(isRecord)
    .find(({ id, validTo }) => !ended.some((end) => end.id === id && !(Number(validTo) > Number(end.validTo))))
}

/** Whether somebody is logged in or opens an impersonation link; the first script then ignores the login form. */
export const hasSessionOrLink = (): boolean =>
  storedRecord() !== undefined || new URLSearchParams(location.search).has(IMPERSONATION_PARAMETER)

/** Only when the token is valid long enough and the user has the role. None when the URL opens an impersonation. */
export function firstAuthorization(role: string): string | undefined {
  const record = storedRecord()
  if (!record || new URLSearchParams(location.search).has(IMPERSONATION_PARAMETER)) return undefined
  const { accessToken, tokenType, validTo, roles } = record
  if (typeof accessToken !== 'string' || typeof tokenType !== 'string' || typeof validTo !== 'number') return undefined
  if (validTo - now() < MIN_LIFETIME_MS || !Array.isArray(roles) || !roles.includes(role)) return undefined
  return `${tokenType} ${accessToken}`
}
