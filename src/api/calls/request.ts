import { type OperationName, type OperationRow, registry } from '@generated/registry'
import type { AxiosRequestConfig } from 'axios'
import { pause } from '@/browser/pause'
import { now, recordServerTime } from '@/values/dates/clock'
import { ApiError } from '../replies/api-error'
import { readError, readReply } from '../replies/read-reply'
import { auth } from './auth-port'
import { isCallOf } from './is-call-of'
import { send } from './send'

/** Calls that open a session: they carry no authorization and never trigger a refresh. */
const OPENS_SESSION: ReadonlySet<OperationName> = new Set(['login', 'refreshSession', 'readImpersonation'])

/** The error type of generated hooks. They pass the error body's type, which ApiError does not need. */
// oxlint-disable-next-line no-unused-vars -- generated hooks name it
export type ErrorType<Body> = ApiError

/** A 401 on a call that carries a password may mean a wrong password, so it says nothing about the session (SES-23). */
const carriesPassword = (config: AxiosRequestConfig) =>
  typeof config.data === 'object' &&
  config.data !== null &&
  ('password' in config.data || 'currentPassword' in config.data)

/**
 * The only function that accesses the API; only generated code calls it. A path that does not match the operation fails
 * as 404 without being sent. Both arguments are one rest parameter, because orval turns a second parameter into an
 * option of its functions.
 * @throws ApiError for every failure; it never shows anything
 */
export async function request<T>(
  ...[config, { operation: name }]: [config: AxiosRequestConfig, call: { operation: OperationName }]
): Promise<T> {
  if (!isCallOf(name, config.method ?? '', config.url ?? '')) {
    throw new ApiError({ kind: 'http', operation: name, status: 404 })
  }
  const row: OperationRow = registry[name]
  const epoch = auth().epoch()
  const opensSession = OPENS_SESSION.has(name)
  // Loads the validator while the command is in flight; checkReply takes it from the module cache.
  if (row.effect === 'command') row.reply?.().catch(() => undefined)

  let refreshed = false
  let limitedMs = 0
  for (let attempt = 0; ; ) {
    const authorization = opensSession ? undefined : await auth().authorization()
    if (!authorization && !row.isPublic) throw new ApiError({ kind: 'no-session', operation: name, status: 401 })
    if (!opensSession && auth().epoch() !== epoch) throw new ApiError({ kind: 'superseded', operation: name })
    const sentAt = now()
    const response = await send(config, name, authorization)
    const serverTime = Date.parse(String(response.headers.date))
    // A content file may come from a cache, with the date on which it was stored there.
    const mayBeCached = row.path.startsWith('/content/')
    if (!Number.isNaN(serverTime) && !mayBeCached) recordServerTime(serverTime, sentAt)
    if (!opensSession && auth().epoch() !== epoch) {
      throw new ApiError({ kind: 'superseded', operation: name, wasSent: true })
    }
    // T comes from the contract; checkReply reports where the reply deviates from it.
    if (response.status < 400) return (await readReply(name, row, response)) as T

    const error = await readError(name, response)
    const aboutSession =
      error.status === 401 && authorization && !carriesPassword(config) && name !== 'readPaymentStatus'
    if (aboutSession) {
      const key: unknown = config.headers?.['Idempotency-Key']
      // Must come before expire(), which tells the user what became of the command.
      if (typeof key === 'string') auth().onRefused(key, true)
      if (!refreshed && (await auth().refreshAfterUnauthorized(authorization))) {
        refreshed = true
        if (typeof key === 'string') auth().onRefused(key, false)
        continue
      }
      if (auth().epoch() === epoch) auth().expire()
      throw error
    }
    const delay = retryDelay(error, attempt, limitedMs)
    if (delay === undefined) throw error
    if (error.retryAfterS !== undefined) limitedMs += delay
    attempt += 1
    await pause(delay)
  }
}

const RETRIES = 3
const RETRY_DELAY_MS = 2000
/** Maximum total wait of a rate-limited call (429), in ms. */
const LIMITED_TIMEOUT_MS = 10_000

/** Wait (ms) before the call is sent again (SES-22, or a 429 with a short wait); undefined when the error is final. */
export function retryDelay(error: ApiError, attempt: number, limitedMs: number): number | undefined {
  if (attempt === RETRIES) return undefined
  if (error.retryAfterS !== undefined) {
    const ms = error.retryAfterS * 1000
    return limitedMs + ms <= LIMITED_TIMEOUT_MS ? ms : undefined
  }
  return error.canRetry ? RETRY_DELAY_MS : undefined
}
