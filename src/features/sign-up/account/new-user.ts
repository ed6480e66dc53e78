import type { CreateUserRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { FieldErrors } from '@/forms/errors/field-error'
import { businessIdMessages } from '@/forms/fields/field-rules'
import { optional, optionalPhone } from '@/forms/fields/parsers'
import { currentLocale, withLocale } from '@/language/locale'
import type { PersonValues } from '@/shell/user-fields'
import { type AccountValues, accountMessages, checkAccount } from './account-values'

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
