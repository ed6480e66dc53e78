import type { OperationName } from '@generated/registry'
import { ApiError, isApiError } from '../replies/api-error'

/**
 * Sends a command and, when its outcome is unknown (`isOpen`), looks up whether it was carried out.
 * @returns the reply; undefined when only the look-up found the command carried out
 * @throws the error of `send` when the command was refused, or its outcome stays unknown
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

/** For commands without a reply body. A body may come from a proxy. @throws ApiError whose outcome is unknown */
export async function withoutBody(operation: OperationName, sent: Promise<unknown>): Promise<void> {
  const reply = await sent
  if (reply !== undefined && reply !== null) throw new ApiError({ kind: 'malformed', operation, wasSent: true })
}
