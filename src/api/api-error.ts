import type { ErrorCode, ErrorItem } from '@generated/api/model'
import { type OperationName, registry } from '@generated/registry'

/** What went wrong on the way: an answer with an error status, or no usable answer at all. */
export type ApiErrorKind = 'http' | 'network' | 'timeout' | 'malformed' | 'no-session' | 'superseded'

/** An item as it came: the code may be one that this portal does not know yet. */
export type ReceivedErrorItem = Omit<ErrorItem, 'code'> & { code: string }

type ApiErrorInit = {
  kind: ApiErrorKind
  operation: OperationName
  status?: number
  items?: ReceivedErrorItem[]
  canRetry?: boolean
  /** It went out: before the session changed, or to be answered with this status. */
  wasSent?: boolean
  retryAfterS?: number | undefined
  requestId?: string | undefined
}

/** Answered at the door, whoever answers: nothing was done. */
const NOT_LET_IN: ReadonlySet<number> = new Set([401, 403, 429])

/** The one error that a call throws. Holds codes and field items, never what was sent or received. */
export class ApiError extends Error {
  override readonly name = 'ApiError'
  readonly kind: ApiErrorKind
  readonly operation: OperationName
  /** HTTP status, 0 when there was no answer. */
  readonly status: number
  readonly items: ReceivedErrorItem[]
  /** True promises that the server did nothing (SES-22). */
  readonly canRetry: boolean
  /** Seconds after which the server takes the call again, where it says so (a 429 with Retry-After). */
  readonly retryAfterS: number | undefined
  /** The server's name of the request, by which customer service finds it in the logs. */
  readonly requestId: string | undefined
  private readonly wasSent: boolean

  constructor(init: ApiErrorInit) {
    super(`${init.operation}: ${init.kind} ${init.status ?? 0}`)
    this.kind = init.kind
    this.operation = init.operation
    this.status = init.status ?? 0
    this.items = init.items ?? []
    this.canRetry = init.canRetry ?? false
    this.wasSent = init.wasSent ?? false
    this.retryAfterS = init.retryAfterS
    this.requestId = init.requestId
  }

  get codes(): string[] {
    return this.items.map((item) => item.code)
  }

  has(code: ErrorCode): boolean {
    return this.codes.includes(code)
  }

  /**
   * True when the server may have acted although the call failed: a command whose answer was lost, is not what the
   * contract names (a page instead of error items says nothing either), came after the session had ended, or is a 5xx
   * that does not promise otherwise. Money is never posted again on such an error (reliability.md, section one). Reads
   * never act.
   */
  get outcomeUnknown(): boolean {
    if (this.canRetry || registry[this.operation].effect === 'read') return false
    // ACC-10: known not to have been sent, whatever its status says.
    if (this.has('email_not_sent')) return false
    switch (this.kind) {
      case 'no-session':
        return false
      case 'superseded':
        return this.wasSent
      case 'http':
        return this.status >= 500 || (this.wasSent && this.items.length === 0 && !NOT_LET_IN.has(this.status))
      case 'network':
      case 'timeout':
      case 'malformed':
        return true
    }
  }
}

/** Narrowing for catch blocks: `if (isApiError(error) && error.has('username_taken'))`. */
export const isApiError = (error: unknown): error is ApiError => error instanceof ApiError
