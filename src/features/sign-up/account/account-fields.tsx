import { m } from '@generated/messages/messages.js'
import { useTypedAppFormContext } from '@/forms/app-form'
import { emailCheck, usernameCheck } from '@/forms/fields/field-checks'
import { LoginFields, NOBODY, PersonFields } from '@/forms/fields/user-fields'
import { FormSection } from '@/forms/form-section'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { NO_ACCOUNT, PASSWORD_LIMITS } from './account-values'

const OWNER_FIELDS = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailAddress: 'emailAddress',
  phoneNumber: 'phoneNumber',
} as const

/** Name and email of the account's owner; the form's values include PersonValues. */
function AccountOwnerFields() {
  const form = useTypedAppFormContext({ defaultValues: NOBODY })
  const check = useAsyncCheck(emailCheck())
  return (
    <PersonFields form={form} fields={OWNER_FIELDS} check={check} emailHint={m.sign_up_email_hint()} hasOptionalPhone />
  )
}

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

/** Sections for the owner of the account, and its username and password. */
export function UserSections() {
  return (
    <>
      <FormSection title={m.sign_up_you()}>
        <AccountOwnerFields />
      </FormSection>
      <FormSection title={m.sign_up_account()}>
        <AccountFields />
      </FormSection>
    </>
  )
}
