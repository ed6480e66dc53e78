import { m } from '@generated/messages/messages.js'
import { useTypedAppFormContext } from '@/forms/app-form'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { emailCheck } from '@/shell/field-checks'
import { NOBODY, PersonFields } from '@/shell/user-fields'

const FIELDS = {
  firstName: 'firstName',
  lastName: 'lastName',
  emailAddress: 'emailAddress',
  phoneNumber: 'phoneNumber',
} as const

/** Name and email of the account's owner; the form's values include PersonValues. */
export function AccountOwnerFields() {
  const form = useTypedAppFormContext({ defaultValues: NOBODY })
  const check = useAsyncCheck(emailCheck())
  return <PersonFields form={form} fields={FIELDS} check={check} emailHint={m.sign_up_email_hint()} hasOptionalPhone />
}
