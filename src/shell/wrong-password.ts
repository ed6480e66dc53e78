import { ApiError, isApiError } from '@/api/api-error'

/** Whether a call failed because of its password: 422, or 401 while the session is still valid (SES-23). */
export const isWrongPassword = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === 'http' &&
  (error.has('incorrect_password') || error.status === 422 || error.status === 401)

/**
 * Moves a wrong-password error to the password field, whichever form it has in the reply; returns other errors
 * unchanged.
 */
export function asWrongPassword(error: unknown, fieldName: string): unknown {
  if (!isApiError(error) || !isWrongPassword(error)) return error
  const item = { fieldName, message: '', code: 'incorrect_password', severity: 'Error' } as const
  return new ApiError({ kind: 'http', operation: error.operation, status: error.status, items: [item] })
}
