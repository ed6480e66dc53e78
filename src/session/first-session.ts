import { readStoredValue } from '@/browser/browser-storage'
import { now } from '@/values/clock'
import { ENDED, IMPERSONATION_PARAMETER, PLACES } from './session-places'

/** The least that a token must be good for (ms); the portal refreshes one that can be refreshed a minute before its end. */
const LEAST_MS = 30_000
const LEAST_BEFORE_REFRESH_MS = 60_000

type StoredRecord = Record<string, unknown>
const isRecord = (value: unknown): value is StoredRecord =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/**
 * The record that the portal will most likely take up. It is judged whole by the portal alone, which also
 * knows how sessions are noted as ended (stored-session.ts).
 */
function storedRecord(): StoredRecord | undefined {
  const noted = readStoredValue(ENDED.area, ENDED.key)
  const ended = Array.isArray(noted) ? noted.filter(isRecord) : []
  return PLACES.map(({ area, key }) => readStoredValue(area, key))
    .filter(isRecord)
    .find(({ id, validTo }) => !ended.some((end) => end.id === id && !(Number(validTo) > Number(end.validTo))))
}

/** Whether somebody is logged in or about to be, so that the login of the page is nobody's. */
export const hasSessionOrLink = (): boolean =>
  storedRecord() !== undefined || new URLSearchParams(location.search).has(IMPERSONATION_PARAMETER)

/**
 * The authorization of the stored session, when it is good for a while and has the right; for the page's first script. A
 * link that opens another session asks for nothing in the name of the stored one.
 */
export function firstAuthorization(role: string): string | undefined {
  const record = storedRecord()
  if (!record || new URLSearchParams(location.search).has(IMPERSONATION_PARAMETER)) return undefined
  const { accessToken, tokenType, validTo, refreshToken, roles } = record
  const least = refreshToken === undefined ? LEAST_MS : LEAST_BEFORE_REFRESH_MS
  if (typeof accessToken !== 'string' || typeof tokenType !== 'string' || typeof validTo !== 'number') return undefined
  if (validTo - now() < least || !Array.isArray(roles) || !roles.includes(role)) return undefined
  return `${tokenType} ${accessToken}`
}
