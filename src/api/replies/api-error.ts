import type { ErrorCode, ErrorItem } from '@generated/api/model'
import { type OperationName, registry } from '@generated/registry'
import { now } from '@/values/dates/clock'

/** An error item as received: the code may be one that this portal does not know yet. */
export type ReceivedErrorItem = Omit<ErrorItem, 'code'> & { code: string }

/** The request was refused before the API handled it, possibly by a proxy: nothing was done. */
const REFUSED_UNHANDLED: ReadonlySet<number> = new Set([401, 403, 429])

/** Refusals because of a command that may be this very one, which a browser or proxy has sent twice. */
const OF_SAME_COMMAND: readonly ErrorCode[] = ['idempotency_key_reused', 'top_up_in_progress']

/** The only error that a call throws. Holds codes and field items, never request or response values. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  /** Why the call failed: a response with an error status (`http`), or no usable response at all. */
  readonly kind: 'http' | 'network' | 'timeout' | 'malformed' | 'no-session' | 'superseded'
  readonly operation: OperationName
  readonly status: number
  readonly items: ReceivedErrorItem[]
  /** True promises that the server did nothing, so the call can be sent again (SES-22). */
  readonly canRetry: boolean
  /** Seconds until the server accepts the call again, from Retry-After of a 429. */
  readonly retryAfterS: number | undefined
  /** That moment by this browser's clock, in ms since 1970, for texts that stay on the screen. */
  readonly retryAt: number | undefined
  /** X-Request-Id of the response, by which customer service finds the request in the logs. */
  readonly requestId: string | undefined
  /** Whether the request was sent. True also if the session changed while it was in flight. */
  readonly wasSent: boolean

  constructor(init: Pick<ApiError, 'kind' | 'operation'> & Partial<ApiError>) {
    super(`${init.operation}: ${init.kind} ${init.status ?? 0}`)
    this.kind = init.kind
    this.operation = init.operation
    this.status = init.status ?? 0
    this.items = init.items ?? []
    this.canRetry = init.canRetry ?? false
    this.wasSent = init.wasSent ?? false
    this.retryAfterS = init.retryAfterS
    this.retryAt = init.retryAfterS === undefined ? undefined : now() + init.retryAfterS * 1000
    this.requestId = init.requestId
  }

  get codes(): string[] {
    return this.items.map((item) => item.code)
  }

  has(code: ErrorCode): boolean {
    return this.codes.includes(code)
  }

  /**
   * The server may have carried out the command although the call failed: the response was lost, came after the session
   * had ended, deviates from the contract, is a 5xx without canRetry, or refuses it because of a command that may be
   * this very one. A command that moves money is then never sent again.
   */
  get outcomeUnknown(): boolean {
    if (registry[this.operation].effect === 'read') return false
    // Also with canRetry, which may be about the second request alone.
    if (OF_SAME_COMMAND.some((code) => this.has(code))) return true
    if (this.canRetry || this.has('email_not_sent')) return false
    if (this.kind === 'no-session') return false
    if (this.kind === 'superseded') return this.wasSent
    if (this.kind !== 'http' || this.status >= 500) return true
    return this.wasSent && this.items.length === 0 && !REFUSED_UNHANDLED.has(this.status)
  }
}

export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError

/** Calls for additional data of a page: a failure of one says nothing about the page itself. */
const HELPERS: ReadonlySet<OperationName> = new Set([
  'readUserDetails',
  'checkHasSignatory',
  'readCompanyMetadata',
  'readSettings',
  'listCountries',
  'listAddresses',
  'listPaymentMethods',
  'readVoucherFees',
  'readCardFees',
])

const readsOne = (operation: OperationName) => registry[operation].path.includes('{')

/**
 * Only a read of the page's own subject makes it `missing` or `forbidden`.
 * @param isOfOne whether the page is about one thing, whose id is in the path of its reads
 */
export function failureOf(error: unknown, isOfOne: boolean): 'offline' | 'forbidden' | 'missing' | 'other' {
  if (!isApiError(error)) return 'other'
  if (error.kind === 'network' || error.kind === 'timeout') return 'offline'
  const { operation, status } = error
  if (HELPERS.has(operation) || (isOfOne && !readsOne(operation))) return 'other'
  if (status === 401 || status === 403) return 'forbidden'
  return status === 404 && readsOne(operation) ? 'missing' : 'other'
}
