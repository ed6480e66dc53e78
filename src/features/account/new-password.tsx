import { m } from '@generated/messages/messages.js'
import { useTypedAppFormContext } from '@/forms/app-form'
import type { FieldErrors } from '@/forms/errors/field-error'
import { differsFromUsername, repeatsPassword } from '@/forms/fields/field-rules'

export const NO_NEW_PASSWORD = { newPassword: '', confirmPassword: '' }
export type NewPasswordValues = typeof NO_NEW_PASSWORD

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

export function NewPasswordFields({ username }: { username: string }) {
  const form = useTypedAppFormContext({ defaultValues: NO_NEW_PASSWORD })
  return (
    <>
      <form.AppField name="newPassword">
        {(field) => <field.NewPasswordField label={m.password_new()} username={username} />}
      </form.AppField>
      <form.AppField name="confirmPassword">
        {(field) => <field.PasswordField label={m.password_confirm()} autoComplete="new-password" />}
      </form.AppField>
    </>
  )
}
