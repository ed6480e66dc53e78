import { isApiError } from '@/api/api-error'

/** Whether a call that carries a password was refused because of it: 422, or 401 of a live session (SES-23). */
export const isWrongPassword = (error: unknown): boolean =>
  isApiError(error) &&
  error.kind === 'http' &&
  (error.has('incorrect_password') || error.status === 422 || error.status === 401)
