import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useTypedAppFormContext } from '@/forms/app-form'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { usernameCheck } from '@/shell/field-checks'
import { NO_ACCOUNT, PASSWORD_LIMITS } from './account-values'

/** Username and password of a new account, in a form whose values hold AccountValues (SGN-14). */
export function AccountFields() {
  const form = useTypedAppFormContext({ defaultValues: NO_ACCOUNT })
  const username = useStore(form.store, (state) => state.values.username)
  const check = useAsyncCheck(usernameCheck(() => undefined))
  return (
    <>
      <form.AppField name="username" validators={check.validators}>
        {(field) => <field.UsernameField label={m.sign_up_username()} hint={m.sign_up_username_hint()} check={check} />}
      </form.AppField>
      <form.AppField name="password">
        {(field) => (
          <field.NewPasswordField label={m.sign_up_password()} limits={PASSWORD_LIMITS} username={username} />
        )}
      </form.AppField>
      <form.AppField name="confirmPassword">
        {(field) => <field.PasswordField label={m.sign_up_password_again()} autoComplete="new-password" />}
      </form.AppField>
    </>
  )
}
