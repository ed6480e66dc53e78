import type { ErrorCode } from '@generated/api/model'
import type { OperationName, OperationRow } from '@generated/registry'
import { ApiError, type ReceivedErrorItem } from './api-error'
import { requestSettings } from './auth-port'
import { checkReply } from './response-check'
import type { Answer } from './send'

function isErrorItem(value: unknown): value is ReceivedErrorItem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

/** What every 429 says, also one of a proxy that answers in HTML. */
const TOO_MANY: ReceivedErrorItem = {
  code: 'too_many_requests' satisfies ErrorCode,
  message: '',
  severity: 'Error',
}

/** Reads the error body as tolerantly as it can: HTML, nothing or another shape give an error without items. */
export async function readError(operation: OperationName, { status, data, headers }: Answer): Promise<ApiError> {
  const raw: unknown = data instanceof Blob ? await data.text() : data
  let body: { errors?: unknown; canRetry?: unknown } = {}
  try {
    const parsed: unknown = typeof raw === 'string' ? JSON.parse(raw) : raw
    if (typeof parsed === 'object' && parsed !== null) body = parsed
  } catch {
    // Not JSON: the status alone must do.
  }
  const items = Array.isArray(body.errors) ? body.errors.filter(isErrorItem) : []
  const isLimited = status === 429
  if (isLimited && items.length === 0) items.push(TOO_MANY)
  const canRetry = body.canRetry === true
  return new ApiError({
    kind: 'http',
    wasSent: true,
    operation,
    status,
    items,
    canRetry,
    retryAfterS: isLimited
      ? (await import('./retry-after')).retryAfterS(headers['retry-after'], headers.date)
      : undefined,
  })
}

/**
 * What a success answers: a File for a file, the JSON of the contract, or undefined where it has no body.
 * A command, and with it what opens a session, must answer in the contract's shape: what follows from it is acted on.
 * A read is handed on as it came, and compared with the contract when there is time: its validator weighs more than most
 * replies (CTR-04).
 * @throws ApiError of kind `malformed`
 */
export async function readReply(name: OperationName, row: OperationRow, response: Answer): Promise<unknown> {
  const malformed = () => new ApiError({ kind: 'malformed', operation: name, status: response.status })
  if (response.status >= 300) throw malformed()
  if (row.files) {
    const file = (await import('./received-file')).receivedFile(row.files, response)
    if (!file) throw malformed()
    return file
  }
  if (response.status === 204 || response.data === '') {
    if (row.reply && !row.canBeEmpty) throw malformed()
    return undefined
  }
  const text = String(response.data)
  let reply: unknown
  try {
    reply = JSON.parse(text)
  } catch {
    throw malformed()
  }
  if (row.effect === 'read') {
    void requestSettings()
      .whenThereIsTime()
      .then(() => checkReply(name, row, reply))
  } else if (await checkReply(name, row, reply)) throw malformed()
  return reply
}
