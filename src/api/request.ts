import type { OperationName, OperationRow } from '@generated/registry'
import axios, { type AxiosRequestConfig, type AxiosResponse, isAxiosError } from 'axios'
import { ApiError, type ReceivedErrorItem } from './api-error'
import { auth, requestSettings } from './auth-port'
import { matchOperation } from './match-operation'
import { checkReply, whenIdle } from './response-check'

const RETRIES = 3
const RETRY_DELAY_MS = 2000
const TIMEOUT_MS = 30_000
/** Characters of a reply that is checked only when the page rests. */
const LONG_REPLY = 200_000

/** Calls that open a session: they carry no authorization and never trigger a refresh. */
const OPENS_SESSION: ReadonlySet<OperationName> = new Set(['login', 'refreshSession', 'readImpersonation'])

// Bodies are read as text, so that a reply that is no JSON is told apart from a wrong one.
const http = axios.create({ adapter: 'fetch', timeout: TIMEOUT_MS, transformResponse: (data: unknown) => data })

/** The error type of generated hooks; the body's type is not used, ApiError holds its items. */
export type ErrorType<_Body> = ApiError

const pause = (ms: number) => new Promise((done) => setTimeout(done, ms))

function isErrorItem(value: unknown): value is ReceivedErrorItem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

/** Reads the error body as tolerantly as it can: HTML, nothing or another shape give an error without items. */
async function toApiError(operation: OperationName, response: AxiosResponse): Promise<ApiError> {
  const raw: unknown = response.data instanceof Blob ? await response.data.text() : response.data
  let body: { errors?: unknown; canRetry?: unknown } = {}
  try {
    const parsed: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw
    if (typeof parsed === 'object' && parsed !== null) body = parsed
  } catch {
    // Not JSON: the status alone must do.
  }
  const items = Array.isArray(body.errors) ? body.errors.filter(isErrorItem) : []
  return new ApiError({ kind: 'http', operation, status: response.status, items, canRetry: body.canRetry === true })
}

async function readReply(name: OperationName, row: OperationRow, response: AxiosResponse) {
  if (response.data instanceof Blob) {
    const fileName = fileNameOf(response.headers['content-disposition'])
    return new File([response.data], fileName, { type: response.data.type })
  }
  if (response.status === 204 || response.data === '') return undefined
  const text = String(response.data)
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch {
    throw new ApiError({ kind: 'malformed', operation: name, status: response.status })
  }
  // Checking ten thousand rows takes longer than drawing them: what is long is shown first.
  if (text.length > LONG_REPLY) void whenIdle().then(() => checkReply(name, row, reply))
  else await checkReply(name, row, reply)
  return reply
}

/** The file name that the server gives, in either form of RFC 6266; empty when it gives none. */
export function fileNameOf(contentDisposition: unknown): string {
  if (typeof contentDisposition !== 'string') return ''
  const extended = /filename\*=UTF-8''([^;]+)/i.exec(contentDisposition)?.[1]
  if (extended) {
    try {
      return decodeURIComponent(extended.trim())
    } catch {
      return ''
    }
  }
  return /filename="?([^";]+)"?/i.exec(contentDisposition)?.[1]?.trim() ?? ''
}

/** A wrong password may come as 401 on the calls that carry one; it then says nothing about the session (SES-23). */
const carriesPassword = (config: AxiosRequestConfig) =>
  typeof config.data === 'object' &&
  config.data !== null &&
  ('password' in config.data || 'currentPassword' in config.data)

async function send(config: AxiosRequestConfig, name: OperationName, authorization: string | undefined) {
  try {
    return await http.request({
      ...config,
      baseURL: await requestSettings().baseUrl,
      paramsSerializer: { indexes: null },
      responseType: config.responseType === 'blob' ? 'blob' : 'text',
      validateStatus: () => true,
      headers: {
        ...config.headers,
        'Accept-Language': requestSettings().acceptLanguage(),
        ...(authorization && { Authorization: authorization }),
      },
    })
  } catch (error) {
    const timedOut = isAxiosError(error) && (error.code === 'ECONNABORTED' || error.code === 'ETIMEDOUT')
    throw new ApiError({ kind: timedOut ? 'timeout' : 'network', operation: name })
  }
}

/**
 * The one door to the network, called by generated code only. Waits for a refresh under way, adds language and
 * authorization, retries only what promises that nothing was done, checks the reply against the contract.
 * @throws ApiError for every failure; it never shows anything.
 */
export async function request<T>(config: AxiosRequestConfig): Promise<T> {
  const path = config.url ?? ''
  const { name, row } = matchOperation((config.method ?? 'GET').toUpperCase(), path)
  const epoch = auth().epoch()
  const opensSession = OPENS_SESSION.has(name)
  // The validator is fetched while the call is under way; checkReply takes it from the module cache.
  row.reply?.().catch(() => undefined)

  let refreshed = false
  for (let attempt = 0; ; ) {
    const authorization = opensSession ? undefined : await auth().authorization()
    if (!authorization && !row.isPublic) throw new ApiError({ kind: 'no-session', operation: name, status: 401 })
    if (!opensSession && auth().epoch() !== epoch) throw new ApiError({ kind: 'superseded', operation: name })
    const response = await send(config, name, authorization)
    const serverTime = Date.parse(String(response.headers.date))
    if (!Number.isNaN(serverTime)) auth().onServerTime(serverTime)
    if (!opensSession && auth().epoch() !== epoch) throw new ApiError({ kind: 'superseded', operation: name })
    // The generated call names T from the contract; checkReply reports where the reply departs from it.
    if (response.status < 400) return (await readReply(name, row, response)) as T

    const error = await toApiError(name, response)
    const aboutSession =
      error.status === 401 && authorization && !carriesPassword(config) && name !== 'readPaymentStatus'
    if (aboutSession) {
      if (!refreshed && (await auth().refreshAfterUnauthorized(authorization))) {
        refreshed = true
        continue
      }
      if (auth().epoch() === epoch) auth().expire()
      throw error
    }
    if (!error.canRetry || attempt === RETRIES) throw error
    attempt += 1
    await pause(RETRY_DELAY_MS)
  }
}
