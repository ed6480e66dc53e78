import { isApiError } from '@/api/api-error'
import { isOfSameCommand } from '@/forms/submit/press'

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
