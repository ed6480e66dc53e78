import type { OperationName, OperationRow } from '@generated/registry'
import { safeParse } from 'zod/v4/core'
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

/** Compares a reply with the contract and reports a mismatch by operation and path, never by value. Never throws. */
export async function checkReply(name: OperationName, row: OperationRow, reply: unknown): Promise<void> {
  if (!row.reply) return
  try {
    let timer: ReturnType<typeof setTimeout> | undefined
    const late = new Promise<undefined>((done) => {
      timer = setTimeout(() => done(undefined), VALIDATOR_PATIENCE_MS)
    })
    const validator = await Promise.race([row.reply(), late])
    clearTimeout(timer)
    if (!validator) return
    const result = safeParse(validator, reply)
    if (result.success) return
    for (const issue of result.error.issues.slice(0, 5)) {
      requestSettings().onContractMismatch({ operation: name, path: `${row.path} ${issue.path.join('.')}` })
    }
  } catch {
    // A chunk that is gone after a deploy must not break a call that worked.
  }
}
