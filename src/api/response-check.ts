import type { OperationName, OperationRow } from '@generated/registry'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { requestSettings } from './auth-port'

/** How long a reply waits for its validator to load; a validator that is later than this is skipped (CTR-04). */
const VALIDATOR_TIMEOUT_MS = 3000

async function validatorOf(row: OperationRow): Promise<$ZodType | undefined> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<undefined>((done) => {
    timer = setTimeout(() => done(undefined), VALIDATOR_TIMEOUT_MS)
  })
  try {
    return await Promise.race([row.reply?.(), late])
  } catch {
    // A chunk that is missing after a deploy must not fail a call that succeeded.
    return undefined
  } finally {
    clearTimeout(timer)
  }
}

/** At most five places of a reply are reported, each once: enough to investigate. */
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
 * Compares a JSON reply with the contract and reports mismatches by operation and path, never by value. Never throws.
 * @returns whether a command's reply has another shape than the contract's (reply-shape.ts). When the validator or
 * reply-shape.ts cannot be loaded, a reply that is no object counts as another shape.
 */
export async function checkReply(
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
    ({ hasOtherShape }) => hasOtherShape(validator, reply),
    () => isNoObject(reply),
  )
}
