import type { ErrorCode } from '@generated/api/model'
import type { OperationName, OperationRow } from '@generated/registry'
import { ApiError, type ReceivedErrorItem } from './api-error'
import { requestSettings } from './auth-port'
import { readTolerantly } from './read-tolerantly'
import { checkReply } from './response-check'
import type { Answer } from './send'

function isErrorItem(value: unknown): value is ReceivedErrorItem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

const snakeCase = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase()

/** What every 429 says, also one of a proxy that answers in HTML. */
const TOO_MANY: ReceivedErrorItem = {
  code: 'too_many_requests' satisfies ErrorCode,
  message: '',
  severity: 'Error',
}

/** X-Request-Id as the contract has it. Anything else is no name that could be read out to customer service. */
const requestIdOf = ({ headers }: Answer): string | undefined =>
  /^[\w.-]{1,64}$/.exec(String(headers['x-request-id'] ?? ''))?.[0]

/** Reads the error body as tolerantly as it can: HTML, nothing or another shape give an error without items. */
export async function readError(operation: OperationName, answer: Answer): Promise<ApiError> {
  const { status, data, headers } = answer
  const raw: unknown = data instanceof Blob ? await data.text() : data
  let body: { errors?: unknown; error?: unknown; error_description?: unknown; canRetry?: unknown } = {}
  try {
    const parsed: unknown = typeof raw === 'string' ? readTolerantly(JSON.parse(raw)).reply : raw
    if (typeof parsed === 'object' && parsed !== null) body = parsed
  } catch {
    // Not JSON: the status alone must do.
  }
  const { errors, error, error_description: message } = body
  const items = Array.isArray(errors) ? errors.filter(isErrorItem) : []
  // OAuth's form of login and refresh (SES-11). Its codes may come in another case, and the documents speak of several.
  if (items.length === 0) {
    for (const code of [error].flat().filter((one) => typeof one === 'string')) {
      items.push({ code: snakeCase(code), message: typeof message === 'string' ? message : '', severity: 'Error' })
    }
  }
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
    requestId: requestIdOf(answer),
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
  const malformed = () =>
    new ApiError({ kind: 'malformed', operation: name, status: response.status, requestId: requestIdOf(response) })
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
  let parsed: unknown
  try {
    parsed = JSON.parse(text)
  } catch {
    throw malformed()
  }
  const { reply, changed } = readTolerantly(parsed)
  // Null alone is an empty reply.
  if (reply === undefined && row.reply && !row.canBeEmpty) throw malformed()
  if (row.effect === 'read') {
    void requestSettings()
      .whenThereIsTime()
      .then(() => checkReply(name, row, reply, changed))
  } else if (await checkReply(name, row, reply, changed)) throw malformed()
  return reply
}
