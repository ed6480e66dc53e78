import { ApiError, isApiError } from '@/api/api-error'

/** Whether a call that carries a password was refused because of it: 422, or 401 of a live session (SES-23). */
export const isWrongPassword = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === 'http' &&
  (error.has('incorrect_password') || error.status === 422 || error.status === 401)

/** The error with its item on the field that holds the password, whichever way the API said it; others as they are. */
export function asWrongPassword(error: unknown, fieldName: string): unknown {
  if (!isApiError(error) || !isWrongPassword(error)) return error
  const item = { fieldName, message: '', code: 'incorrect_password', severity: 'Error' } as const
  return new ApiError({ kind: 'http', operation: error.operation, status: error.status, items: [item] })
}
