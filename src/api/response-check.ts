import type { OperationName, OperationRow } from '@generated/registry'
import { type $ZodIssue, type $ZodType, safeParse } from 'zod/v4/core'
import { requestSettings } from './auth-port'

/** How long a reply waits for its validator; one that cannot load in time blocks nothing (CTR-04). */
const VALIDATOR_PATIENCE_MS = 3000

/** How long a check may wait for the page to rest. */
const IDLE_PATIENCE_MS = 5000

/** Once the browser has nothing else to do, at the latest after IDLE_PATIENCE_MS. */
export const whenIdle = (): Promise<void> =>
  new Promise((done) => {
    // Not every browser has it.
    if ('requestIdleCallback' in globalThis) requestIdleCallback(() => done(), { timeout: IDLE_PATIENCE_MS })
    else setTimeout(done, 200)
  })

async function validatorOf(row: OperationRow): Promise<$ZodType | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), VALIDATOR_PATIENCE_MS)
  })
  try {
    return await Promise.race([row.reply?.(), late])
  } catch {
    // A chunk that is gone after a deploy must not break a call that worked.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/**
 * Compares a JSON reply with the contract and reports a mismatch by operation and path, never by value. Never throws.
 * @returns whether its shape is another one (docs/decisions/020-replies.md): a field missing, or of another type. Without
 * its validator only what is no object is.
 */
export async function checkReply(name: OperationName, row: OperationRow, reply: unknown): Promise<boolean> {
  if (!row.reply) return false
  const validator = await validatorOf(row)
  if (!validator) return typeof reply !== 'object' || reply === null || Array.isArray(reply)
  const issues = safeParse(validator, reply).error?.issues ?? []
  for (const issue of issues.slice(0, 5)) {
    requestSettings().onContractMismatch({ operation: name, path: `${row.path} ${issue.path.join('.')}` })
  }
  return hasOtherShape(issues, reply) && hasOtherShape(safeParse(validator, withoutNulls(reply)).error?.issues, reply)
}

/** Some servers write null for what is not there. */
const withoutNulls = (reply: unknown): unknown =>
  JSON.parse(JSON.stringify(reply), (_, value: unknown) => (value === null ? undefined : value))

const hasOtherShape = (issues: readonly $ZodIssue[] | undefined, reply: unknown): boolean =>
  issues?.some((issue) => breaksShape(issue, valueAt(reply, issue.path))) ?? false

const valueAt = (value: unknown, path: readonly PropertyKey[]): unknown =>
  path.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    value,
  )

/**
 * A newer API may know more values, patterns and limits than this portal; a value that is missing (or empty) or of
 * another type is no value at all.
 */
function breaksShape(issue: $ZodIssue, value: unknown): boolean {
  switch (issue.code) {
    case 'invalid_type':
      return true
    case 'invalid_value':
      return !issue.values.some((known) => typeof known === typeof value)
    case 'invalid_union':
      return issue.errors.every((branch) => hasOtherShape(branch, value))
    case 'too_small':
      return value === ''
    default:
      return false
  }
}
