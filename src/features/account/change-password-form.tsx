import { useChangePassword } from '@generated/api/password/password'
import {
  ChangePasswordBody,
  changePasswordBodyNewPasswordMax,
  changePasswordBodyNewPasswordMin,
} from '@generated/api/password/password.zod'
import { m } from '@generated/messages/messages.js'
import { useMemo, useRef } from 'react'
import { isApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { newPasswordMessages } from '@/forms/fields/field-rules'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal } from '@/forms/submit/press'
import { notify } from '@/notifications/notifications'
import { asWrongPassword, isWrongPassword } from '@/shell/wrong-password'
import { checkNewPassword, type NewPasswordValues, NO_NEW_PASSWORD } from './new-password-values'

type ChangeValues = NewPasswordValues & { currentPassword: string }

const LIMITS = { min: changePasswordBodyNewPasswordMin, max: changePasswordBodyNewPasswordMax }

const NOTHING: ChangeValues = { currentPassword: '', ...NO_NEW_PASSWORD }

/** ACC-08: requires the current password; the new one must differ from it and from the username. */
export function ChangePasswordForm({ username }: { username: string }) {
  const { mutateAsync } = useChangePassword()
  /** The current password of a submit whose outcome is unknown. */
  const unconfirmed = useRef<string>(undefined)
  const body = useMemo(
    () =>
      bodyForm({
        schema: ChangePasswordBody,
        messages: { newPassword: newPasswordMessages },
        toBody: (values: ChangeValues) => values,
        check: (values) => ({
          ...checkNewPassword(values, username),
          ...(values.newPassword !== '' &&
            values.newPassword === values.currentPassword && { newPassword: () => m.error_password_unchanged() }),
        }),
      }),
    [username],
  )
  const form = useAppForm({
    ...body.options,
    defaultValues: NOTHING,
    onSubmit: async ({ value, formApi }) => {
      try {
        await mutateAsync({ data: body.read(value) })
      } catch (error) {
        if (isApiError(error) && error.outcomeUnknown) unconfirmed.current = value.currentPassword
        if (isWrongPassword(error) && unconfirmed.current === value.currentPassword) {
          throw new FormRefusal(() => m.password_maybe_changed())
        }
        throw asWrongPassword(error, 'currentPassword')
      }
      notify({ level: 'success', text: () => m.password_changed() })
      formApi.reset()
    },
  })
  return (
    <FormRoot form={form} describeUnknown={() => m.password_unknown()}>
      <form.AppField name="currentPassword">
        {(field) => <field.PasswordField label={m.password_current()} autoComplete="current-password" />}
      </form.AppField>
      <form.AppField name="newPassword">
        {(field) => <field.NewPasswordField label={m.password_new()} limits={LIMITS} username={username} />}
      </form.AppField>
      <form.AppField name="confirmPassword">
        {(field) => <field.PasswordField label={m.password_confirm()} autoComplete="new-password" />}
      </form.AppField>
      <form.SubmitButton whenInvalid="disable">{m.password_change()}</form.SubmitButton>
    </FormRoot>
  )
}
