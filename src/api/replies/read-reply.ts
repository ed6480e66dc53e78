import type { ErrorCode } from '@generated/api/model'
import type { OperationName, OperationRow } from '@generated/registry'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { pause } from '@/browser/pause'
import { requestSettings } from '../calls/auth-port'
import type { Answer } from '../calls/wire-call'
import { ApiError, type ReceivedErrorItem } from './api-error'
import { readTolerantly } from './read-tolerantly'

function isErrorItem(value: unknown): value is ReceivedErrorItem {
  return typeof value === 'object' && value !== null && 'code' in value && typeof value.code === 'string'
}

const snakeCase = (text: string): string =>
  text
    .replaceAll(/([a-z\d])([A-Z])/g, '$1_$2')
    .replaceAll(/[\s-]+/g, '_')
    .toLowerCase()

/** Used for every 429, also from a proxy that responds with HTML. */
const TOO_MANY: ReceivedErrorItem = {
  code: 'too_many_requests' satisfies ErrorCode,
  message: '',
  severity: 'Error',
}

/** X-Request-Id in the contract's form. Any other value is ignored, because customer service could not look it up. */
const requestIdOf = ({ headers }: Answer): string | undefined =>
  /^[\w.-]{1,64}$/.exec(String(headers['x-request-id'] ?? ''))?.[0]

export async function readError(operation: OperationName, answer: Answer): Promise<ApiError> {
  const { status, data, headers } = answer
  const raw: unknown = data instanceof Blob ? await data.text() : data
  let body: { errors?: unknown; error?: unknown; error_description?: unknown; canRetry?: unknown } = {}
  try {
    const parsed: unknown = typeof raw === 'string' ? readTolerantly(JSON.parse(raw)).reply : raw
    if (typeof parsed === 'object' && parsed !== null) body = parsed
  } catch {
    // Not JSON: only the status is known.
  }
  const { errors, error, error_description: message } = body
  const items = Array.isArray(errors) ? errors.filter(isErrorItem) : []
  // OAuth errors of login and refresh (SES-11). Their codes may differ in case, and the documents name several.
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
 * A File, the contract's JSON, or undefined where the contract has no body. A command's response must match the
 * contract's shape, because the portal acts on it; a read's is validated later: its validator is larger than most
 * responses (CTR-04).
 * @throws ApiError of kind `malformed`
 */
export async function readReply(name: OperationName, row: OperationRow, response: Answer): Promise<unknown> {
  const malformed = () =>
    new ApiError({ kind: 'malformed', operation: name, status: response.status, requestId: requestIdOf(response) })
  if (response.status >= 300) throw malformed()
  if (row.files) {
    const { receivedFile } = await import('./received-file')
    const file = await receivedFile(row.files, response, () => void checkReply(name, row, undefined, ['Content-Type']))
    if (!file) throw malformed()
    return file
  }
  const isEmpty = response.status === 204 || response.data === ''
  let parsed: unknown
  try {
    parsed = isEmpty ? null : JSON.parse(String(response.data))
  } catch {
    throw malformed()
  }
  const { reply, changed } = readTolerantly(parsed)
  // Nothing, or null.
  if (reply === undefined) {
    if (row.reply && !row.canBeEmpty) throw malformed()
    return undefined
  }
  if (row.effect === 'read') {
    void requestSettings()
      .readyToValidate()
      .then(() => checkReply(name, row, reply, changed))
  } else if (await checkReply(name, row, reply, changed)) throw malformed()
  return reply
}

/** How long a reply waits for its validator to load; a validator that is later than this is skipped (CTR-04). */
const VALIDATOR_TIMEOUT_MS = 3000

/** Undefined also if its chunk is missing after a deploy, which must not fail a call that succeeded. */
const validatorOf = (row: OperationRow): Promise<$ZodType | undefined> =>
  Promise.race([row.reply?.(), pause(VALIDATOR_TIMEOUT_MS)]).catch(() => undefined)

const MAX_REPORTED = 5
const reported = new Set<string>()

function report(operation: OperationName, { path }: OperationRow, places: readonly string[]) {
  for (const place of new Set(places.slice(0, MAX_REPORTED))) {
    const key = `${operation} ${path} ${place}`
    if (!reported.has(key)) requestSettings().onContractMismatch({ operation, path: `${path} ${place}` })
    reported.add(key)
  }
}

const isNoObject = (reply: unknown): boolean => typeof reply !== 'object' || reply === null || Array.isArray(reply)

/**
 * Reports mismatches with the contract by operation and path, never by value. Never throws.
 * @returns whether a command's reply has another shape (reply-shape.ts); without the validator, whether it is no object
 */
async function checkReply(
  name: OperationName,
  row: OperationRow,
  reply: unknown,
  /** The places that were read although they deviate. */
  changed: readonly string[] = [],
): Promise<boolean> {
  // An operation without a reply in the contract has nothing to check.
  if (row.reply || row.files) report(name, row, changed)
  if (!row.reply) return false
  const isCommand = row.effect === 'command'
  const validator = await validatorOf(row)
  if (!validator) return isCommand && isNoObject(reply)
  const issues = safeParse(validator, reply).error?.issues ?? []
  report(
    name,
    row,
    // Rows of a list deviate in the same way, so indexes are left out.
    issues.map((issue) => issue.path.filter((part) => typeof part !== 'number').join('.')),
  )
  if (!isCommand || issues.length === 0) return false
  return import('./reply-shape').then(
    ({ hasOtherShape }) => hasOtherShape(issues, reply),
    () => isNoObject(reply),
  )
}
