import type { OperationName } from '@generated/registry'
import { ApiError, isApiError } from '@/api/api-error'
import { isSafeToRepeat } from '@/api/idempotency'
import { isOfSameCommand } from '@/forms/submit/press'
import { now } from '@/values/clock'

/** VOU-14: a refusal that is certain and that the login screen does not show. */
export const isOrderRefusal = (error: unknown): boolean =>
  !isApiError(error) ||
  !(
    error.outcomeUnknown ||
    isOfSameCommand(error) ||
    error.kind === 'superseded' ||
    error.kind === 'no-session' ||
    error.status === 401
  )

/**
 * Checks that one press has made one order: a browser or a proxy may have sent it twice, and an API that ignores
 * Idempotency-Key then has two. An API that honours keys is not asked.
 * @param find the orders of this press
 * @throws ApiError whose outcome is unknown when there are several, so that the look-up shows them
 */
export async function rejectSeveral(
  operation: OperationName,
  find: () => Promise<readonly unknown[] | undefined>,
): Promise<void> {
  if (isSafeToRepeat(now())) return
  const found = await find().catch(() => undefined)
  if (found && found.length > 1) throw new ApiError({ kind: 'malformed', operation })
}
