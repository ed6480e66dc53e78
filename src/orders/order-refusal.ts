import { isApiError } from '@/api/api-error'
import { isOfSameCommand } from '@/forms/submit/press'

/** VOU-14: what is neither unknown nor told by the login screen. */
export const isOrderRefusal = (error: unknown): boolean =>
  !isApiError(error) ||
  !(
    error.outcomeUnknown ||
    isOfSameCommand(error) ||
    error.kind === 'superseded' ||
    error.kind === 'no-session' ||
    error.status === 401
  )
