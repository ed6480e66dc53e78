import type { OperationName } from '@generated/registry'
import { ApiError, isApiError } from './api-error'

/**
 * Sends a command and, when nobody knows whether it was carried out, asks what there is now. `wasDone` reads and tells
 * it; what it throws leaves the outcome unknown. `isOpen` says which failures leave the outcome open.
 * @returns the reply; undefined when only the look-up found it done
 * @throws what `send` throws when the command was refused, or the outcome stays unknown
 */
export async function sendOrLookUp<Reply>(
  send: () => Promise<Reply>,
  wasDone: () => Promise<boolean>,
  isOpen: (error: ApiError) => boolean = (error) => error.outcomeUnknown,
): Promise<Reply | undefined> {
  try {
    return await send()
  } catch (error) {
    // Without a session nothing can be looked up.
    if (!isApiError(error) || !isOpen(error) || error.kind === 'superseded') throw error
    if (await wasDone().catch(() => false)) return undefined
    throw error
  }
}

/**
 * For commands that the contract answers without a body: a reply with one may come from anywhere, so nobody knows
 * whether the command was carried out. @throws ApiError whose outcome is unknown
 */
export async function withoutBody(operation: OperationName, sent: Promise<unknown>): Promise<void> {
  const reply = await sent
  if (reply !== undefined && reply !== null) throw new ApiError({ kind: 'malformed', operation, wasSent: true })
}
