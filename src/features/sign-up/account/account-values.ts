import type { CreateUserRequest } from '@generated/api/model'
import { signUpBodyPasswordMax, signUpBodyPasswordMin } from '@generated/api/sign-up/sign-up.zod'
import { m } from '@generated/messages/messages.js'
import type { FieldErrors } from '@/forms/errors/field-error'
import {
  businessIdMessages,
  differsFromUsername,
  newPasswordMessages,
  repeatsPassword,
} from '@/forms/fields/field-rules'
import { optional, optionalPhone } from '@/forms/fields/parsers'
import type { PersonValues } from '@/forms/fields/user-fields'
import { currentLocale, withLocale } from '@/language/locale'
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

const needed = (text: string) => (text === '' ? () => m.form_error_required() : undefined)

/** Rules stricter than the contract's: emails need a name, and a password reset needs an address. */
export const checkUser = (values: UserValues): Partial<FieldErrors> => ({
  ...checkAccount(values),
  firstName: needed(values.firstName),
  lastName: needed(values.lastName),
  emailAddress: needed(values.emailAddress),
})

export const userMessages = { ...accountMessages, businessIdentityCode: businessIdMessages }

/** Field names of body paths. */
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
