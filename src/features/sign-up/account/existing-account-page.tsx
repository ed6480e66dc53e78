import { useCreateUser } from '@generated/api/user/user'
import { CreateUserBody } from '@generated/api/user/user.zod'
import { m } from '@generated/messages/messages.js'
import { asAnyForm } from '@/forms/any-form'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { usePersistedDraft } from '@/forms/draft/persisted-draft'
import { EXISTING_ACCOUNT } from '@/forms/existing-company'
import { businessIdFits } from '@/forms/fields/field-rules'
import { NOBODY } from '@/forms/fields/user-fields'
import { FormRoot } from '@/forms/form-root'
import { FormSection } from '@/forms/form-section'
import { AccountFrame } from '@/shell/account-frame'
import { useToCreatedAccount } from '@/shell/created-account'
import { normaliseBusinessId } from '@/values/business-id'
import {
  checkUser,
  closeForbiddenUsername,
  creationFailure,
  NO_ACCOUNT,
  USER_FIELDS,
  UserSections,
  userBody,
  userMessages,
} from './new-account'

const NOTHING = { customerNumber: '', businessIdentityCode: '', ...NOBODY, ...NO_ACCOUNT }

const body = bodyForm({
  schema: CreateUserBody,
  fields: USER_FIELDS,
  messages: { ...userMessages, customerNumber: { characters: () => m.sign_up_customer_number_wrong() } },
  toBody: (values: typeof NOTHING) => ({
    company: {
      customerNumber: values.customerNumber,
      businessIdentityCode: normaliseBusinessId(values.businessIdentityCode),
    },
    ...userBody(values),
  }),
  check: (values) => ({ ...checkUser(values), businessIdentityCode: businessIdFits(values.businessIdentityCode) }),
})

/** SGN-08: /sign-up/existing-account adds the user to the company with this customer number and business id. */
export function ExistingAccountPage() {
  const toCreatedAccount = useToCreatedAccount()
  const { mutateAsync } = useCreateUser()
  const form = useAppForm({
    ...body.options,
    defaultValues: NOTHING,
    onSubmit: async ({ value }) => {
      closeForbiddenUsername()
      const data = body.read(value)
      try {
        await mutateAsync({ data })
      } catch (error) {
        throw creationFailure(error)
      }
      await toCreatedAccount(data.user.emailAddress)
    },
  })
  const draft = usePersistedDraft(asAnyForm(form), EXISTING_ACCOUNT)
  if (!draft.isReady) return null
  return (
    <AccountFrame title={m.sign_up_existing_page_title()} description={m.sign_up_existing_page_text()}>
      <FormRoot form={form} fields={USER_FIELDS} draft={draft.formDraft} describeUnknown={() => m.sign_up_unknown()}>
        <FormSection title={m.sign_up_company()}>
          <form.AppField name="customerNumber">
            {(field) => (
              <field.TextField
                label={m.sign_up_customer_number()}
                hint={m.sign_up_customer_number_hint()}
                inputMode="numeric"
                autoComplete="off"
              />
            )}
          </form.AppField>
          <form.AppField name="businessIdentityCode">
            {(field) => <field.BusinessIdField label={m.sign_up_business_id()} />}
          </form.AppField>
        </FormSection>
        <UserSections />
        <form.SubmitButton whenInvalid="disable">{m.sign_up_submit()}</form.SubmitButton>
      </FormRoot>
    </AccountFrame>
  )
}
