import type { OperationName, OperationRow } from '@generated/registry'
import { type $ZodType, safeParse } from 'zod/v4/core'
import { requestSettings } from './auth-port'

/** How long a reply waits for its validator; one that cannot load in time blocks nothing (CTR-04). */
const VALIDATOR_PATIENCE_MS = 3000

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

/** Five places of a reply are enough to look into it, and each is told once. */
const MOST_REPORTED = 5
const reported = new Set<string>()

function report(operation: OperationName, { path }: OperationRow, places: readonly string[]) {
  for (const place of new Set(places.slice(0, MOST_REPORTED))) {
    const key = `${operation} ${place}`
    if (!reported.has(key)) requestSettings().onContractMismatch({ operation, path: `${path} ${place}` })
    reported.add(key)
  }
}

const isNoObject = (reply: unknown): boolean => typeof reply !== 'object' || reply === null || Array.isArray(reply)

/**
 * Compares a JSON reply with the contract and reports a mismatch by operation and path, never by value. Never throws.
 * @returns whether it is the answer of a command, and of another shape than the contract's (reply-shape.ts); what cannot
 * be judged because a part of the portal does not load is, when it is no object.
 */
export async function checkReply(
  name: OperationName,
  row: OperationRow,
  reply: unknown,
  /** Where it was read with tolerance. */
  changed: readonly string[] = [],
): Promise<boolean> {
  if (!row.reply) return false
  report(name, row, changed)
  const isCommand = row.effect === 'command'
  const validator = await validatorOf(row)
  if (!validator) return isCommand && isNoObject(reply)
  const issues = safeParse(validator, reply).error?.issues ?? []
  report(
    name,
    row,
    // The rows of a list depart alike.
    issues.map((issue) => issue.path.filter((part) => typeof part !== 'number').join('.')),
  )
  if (!isCommand || issues.length === 0) return false
  return import('./reply-shape').then(
    ({ hasOtherShape }) => hasOtherShape(validator, reply),
    () => isNoObject(reply),
  )
}
