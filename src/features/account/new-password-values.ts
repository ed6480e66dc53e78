import type { FieldErrors } from '@/forms/errors/field-error'
import { differsFromUsername, repeatsPassword } from '@/forms/fields/field-rules'

export type NewPasswordValues = { newPassword: string; confirmPassword: string }

export const NO_NEW_PASSWORD: NewPasswordValues = { newPassword: '', confirmPassword: '' }

/**
 * Password rules that the contract cannot express: it differs from the username (VAL-04), both inputs match (VAL-05).
 */
export const checkNewPassword = (
  { newPassword, confirmPassword }: NewPasswordValues,
  username: string,
): Partial<FieldErrors> => ({
  newPassword: differsFromUsername(newPassword, username),
  confirmPassword: repeatsPassword(newPassword, confirmPassword),
})
