import { m } from '@generated/messages/messages.js'
import type { FieldErrors } from '@/forms/field-error'
import { isSameUsername } from '@/values/username'

export type NewPasswordValues = { newPassword: string; confirmPassword: string }

export const NO_NEW_PASSWORD: NewPasswordValues = { newPassword: '', confirmPassword: '' }

/** What the contract cannot say about a new password: it is not the username (VAL-04), both times the same (VAL-05). */
export function checkNewPassword({ newPassword, confirmPassword }: NewPasswordValues, username: string): FieldErrors {
  const errors: FieldErrors = {}
  if (isSameUsername(newPassword, username)) errors.newPassword = () => m.error_password_equals_username()
  if (confirmPassword !== newPassword) errors.confirmPassword = () => m.password_confirm_differs()
  return errors
}
