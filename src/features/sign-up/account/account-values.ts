import { signUpBodyPasswordMax, signUpBodyPasswordMin } from '@generated/api/sign-up/sign-up.zod'
import { m } from '@generated/messages/messages.js'
import type { FieldErrors } from '@/forms/errors/field-error'
import { differsFromUsername, newPasswordMessages, repeatsPassword } from '@/forms/fields/field-rules'
import { isAllowedAsUsername } from '@/values/username'

/** Values of every new account; the fields of AccountFields. */
export interface AccountValues {
  username: string
  password: string
  confirmPassword: string
}

export const NO_ACCOUNT: AccountValues = { username: '', password: '', confirmPassword: '' }

export const PASSWORD_LIMITS = { min: signUpBodyPasswordMin, max: signUpBodyPasswordMax }

/** Rules that the contract cannot express (VAL-03, VAL-04, VAL-05); it has no password confirmation. */
export const checkAccount = ({ username, password, confirmPassword }: AccountValues): Partial<FieldErrors> => ({
  username: isAllowedAsUsername(username) ? undefined : () => m.error_username_cannot_be_an_email_address(),
  password: differsFromUsername(password, username),
  confirmPassword: confirmPassword === '' ? () => m.form_error_required() : repeatsPassword(password, confirmPassword),
})

export const accountMessages = { password: newPasswordMessages }
