import { m } from '@generated/messages/messages.js'
import { useTypedAppFormContext } from '@/forms/app-form'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { usernameCheck } from '@/shell/field-checks'
import { LoginFields } from '@/shell/user-fields'
import { NO_ACCOUNT, PASSWORD_LIMITS } from './account-values'

const FIELDS = { username: 'username', password: 'password' } as const

/** Username and password of a new account; the form's values include AccountValues (SGN-14). */
export function AccountFields() {
  const form = useTypedAppFormContext({ defaultValues: NO_ACCOUNT })
  const check = useAsyncCheck(usernameCheck())
  return (
    <>
      <LoginFields
        form={form}
        fields={FIELDS}
        check={check}
        hint={m.sign_up_username_hint()}
        limits={PASSWORD_LIMITS}
      />
      <form.AppField name="confirmPassword">
        {(field) => <field.PasswordField label={m.sign_up_password_again()} autoComplete="new-password" />}
      </form.AppField>
    </>
  )
}
