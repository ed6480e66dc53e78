import type { CreateUserRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { type ApiError, isApiError } from '@/api/replies/api-error'
import { useTypedAppFormContext } from '@/forms/app-form'
import type { FieldErrors } from '@/forms/errors/field-error'
import { emailCheck, usernameCheck } from '@/forms/fields/field-checks'
import {
  businessIdMessages,
  differsFromUsername,
  newPasswordMessages,
  repeatsPassword,
  required,
} from '@/forms/fields/field-rules'
import { optional, optionalPhone } from '@/forms/fields/parsers'
import { LoginFields, NOBODY, PERSON, PersonFields, type PersonValues } from '@/forms/fields/user-fields'
import { FormSection } from '@/forms/form-section'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { FormRefusal } from '@/forms/submit/press'
import { currentLocale, withLocale } from '@/language/locale'
import { isAllowedAsUsername } from '@/values/people/credentials'

const FIELDS = { username: 'username', password: 'password' } as const

/** Username and password of a new account; the form's values include AccountValues (SGN-14). */
export function AccountFields() {
  const form = useTypedAppFormContext({ defaultValues: NO_ACCOUNT })
  const check = useAsyncCheck(usernameCheck())
  return (
    <>
      <LoginFields form={form} fields={FIELDS} check={check} hint={m.sign_up_username_hint()} />
      <form.AppField name="confirmPassword">
        {(field) => <field.PasswordField label={m.sign_up_password_again()} autoComplete="new-password" />}
      </form.AppField>
    </>
  )
}

export function UserSections() {
  const form = useTypedAppFormContext({ defaultValues: NOBODY })
  const check = useAsyncCheck(emailCheck())
  return (
    <>
      <FormSection title={m.sign_up_you()}>
        <PersonFields form={form} fields={PERSON} check={check} emailHint={m.sign_up_email_hint()} hasOptionalPhone />
      </FormSection>
      <FormSection title={m.sign_up_account()}>
        <AccountFields />
      </FormSection>
    </>
  )
}

export const NO_ACCOUNT = { username: '', password: '', confirmPassword: '' }
export type AccountValues = typeof NO_ACCOUNT

/** Rules that the contract cannot express (VAL-03, VAL-04, VAL-05); it has no password confirmation. */
export const checkAccount = ({ username, password, confirmPassword }: AccountValues): Partial<FieldErrors> => ({
  username: isAllowedAsUsername(username) ? undefined : () => m.error_username_cannot_be_an_email_address(),
  password: differsFromUsername(password, username),
  confirmPassword: required(confirmPassword) ?? repeatsPassword(password, confirmPassword),
})

export const accountMessages = { password: newPasswordMessages }

type UserValues = AccountValues & PersonValues

/** Part of the body that every createUser shares (SGN-08). */
export const userBody = (values: UserValues): Pick<CreateUserRequest, 'user' | 'returnUrl'> => ({
  user: {
    username: values.username,
    password: values.password,
    firstName: optional(values.firstName),
    lastName: optional(values.lastName),
    emailAddress: optional(values.emailAddress),
    phoneNumber: optionalPhone(values.phoneNumber),
  },
  // The verification email links here.
  returnUrl: new URL(withLocale('/login?created-account=true', currentLocale()), window.location.origin).href,
})

/** Rules stricter than the contract's: emails need a name, and a password reset needs an address. */
export const checkUser = (values: UserValues): Partial<FieldErrors> => ({
  ...checkAccount(values),
  firstName: required(values.firstName),
  lastName: required(values.lastName),
  emailAddress: required(values.emailAddress),
})

export const userMessages = { ...accountMessages, businessIdentityCode: businessIdMessages }

export const USER_FIELDS = {
  'user.username': 'username',
  'user.password': 'password',
  'user.firstName': 'firstName',
  'user.lastName': 'lastName',
  'user.emailAddress': 'emailAddress',
  'user.phoneNumber': 'phoneNumber',
  'company.businessIdentityCode': 'businessIdentityCode',
  'company.customerNumber': 'customerNumber',
  'company.name': 'companyName',
  'company.addresses[0]': 'address',
}

/** SGN-15: the error that a form throws after a failed creation; errors without their own text get a general one. */
export function creationFailure(error: unknown): unknown {
  if (!isApiError(error) || error.outcomeUnknown || error.kind === 'superseded' || hasOwnWords(error)) return error
  return new FormRefusal(() => m.sign_up_failed())
}

const hasOwnWords = (error: ApiError): boolean =>
  error.status === 429 ||
  error.has('recaptcha_failed') ||
  error.has('username_cannot_be_an_email_address') ||
  error.items.some(({ fieldName }) => fieldName !== undefined)
