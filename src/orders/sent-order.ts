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

/** A proxy may repeat a press, which makes two orders. @throws ApiError of unknown outcome, so they are looked up */
export async function rejectSeveral(
  operation: OperationName,
  find: () => Promise<readonly unknown[] | undefined>,
): Promise<void> {
  if (isSafeToRepeat(now())) return
  const found = await find().catch(() => undefined)
  if (found && found.length > 1) throw new ApiError({ kind: 'malformed', operation })
}
