import { useCreateUser } from '@generated/api/user/user'
import { CreateUserBody } from '@generated/api/user/user.zod'
import { m } from '@generated/messages/messages.js'
import { useMemo } from 'react'
import { isApiError } from '@/api/replies/api-error'
import { useCountries } from '@/domain/countries'
import { asAnyForm } from '@/forms/any-form'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { usePersistedDraft } from '@/forms/draft/persisted-draft'
import { EXISTING_ACCOUNT, ExistingCompany, useExistingCompany } from '@/forms/existing-company'
import { AddressFields } from '@/forms/fields/address-fields'
import { NEW_ADDRESS, postalAddress, prefixErrors, streetAddressErrors } from '@/forms/fields/address-values'
import { businessIdFits, required } from '@/forms/fields/field-rules'
import { NOBODY, personOf } from '@/forms/fields/user-fields'
import { FormRoot } from '@/forms/form-root'
import { FormSection } from '@/forms/form-section'
import { AccountFrame } from '@/shell/account-frame'
import { useToCreatedAccount } from '@/shell/created-account'
import { normaliseBusinessId } from '@/values/identifiers/business-id'
import {
  checkUser,
  creationFailure,
  NO_ACCOUNT,
  USER_FIELDS,
  UserSections,
  userBody,
  userMessages,
} from './new-account'

const NO_MEMBER = { customerNumber: '', businessIdentityCode: '', ...NOBODY, ...NO_ACCOUNT }

const memberBody = bodyForm({
  schema: CreateUserBody,
  fields: USER_FIELDS,
  messages: { ...userMessages, customerNumber: { characters: () => m.sign_up_customer_number_wrong() } },
  toBody: (values: typeof NO_MEMBER) => ({
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
    ...memberBody.options,
    defaultValues: NO_MEMBER,
    onSubmit: async ({ value }) => {
      const data = memberBody.read(value)
      try {
        await mutateAsync({ data })
      } catch (error) {
        throw creationFailure(error)
      }
      await toCreatedAccount(data.user.emailAddress)
    },
  })
  const draft = usePersistedDraft(asAnyForm(form), EXISTING_ACCOUNT)
  return (
    <AccountFrame title={m.sign_up_existing_page_title()} description={m.sign_up_existing_page_text()}>
      <FormRoot form={form} rules={memberBody} draft={draft} describeUnknown={() => m.sign_up_unknown()}>
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

const NOTHING = { companyName: '', businessIdentityCode: '', address: NEW_ADDRESS, ...NOBODY, ...NO_ACCOUNT }

const FIELDS = { ...USER_FIELDS, 'company.addresses[0].addressLine': 'address.address' }

const newCompanyBody = (countries: readonly { value: string }[]) =>
  bodyForm({
    schema: CreateUserBody,
    fields: FIELDS,
    messages: userMessages,
    toBody: (values: typeof NOTHING) => ({
      company: {
        name: values.companyName,
        businessIdentityCode: normaliseBusinessId(values.businessIdentityCode),
        addresses: [postalAddress(values.address)],
      },
      ...userBody(values),
    }),
    check: (values) => ({
      ...checkUser(values),
      companyName: required(values.companyName),
      businessIdentityCode: businessIdFits(values.businessIdentityCode),
      ...prefixErrors('address', streetAddressErrors(values.address, countries)),
    }),
  })

/** SGN-08: /sign-up/create-account creates a company and its first user. */
export function NewCompanyPage() {
  const countries = useCountries()
  const body = useMemo(() => newCompanyBody(countries), [countries])
  const toCreatedAccount = useToCreatedAccount()
  const { mutateAsync } = useCreateUser()
  const { existing, refuse, refuseExisting } = useExistingCompany()
  const form = useAppForm({
    ...body.options,
    defaultValues: NOTHING,
    onSubmit: async ({ value }) => {
      const data = body.read(value)
      const { businessIdentityCode } = data.company
      // SGN-07: checked before sending; the server also rejects a company that was added meanwhile.
      await refuseExisting(businessIdentityCode)
      try {
        await mutateAsync({ data })
      } catch (error) {
        if (isApiError(error) && error.has('company_already_exists')) refuse(businessIdentityCode)
        throw creationFailure(error)
      }
      await toCreatedAccount(data.user.emailAddress)
    },
  })
  const draft = usePersistedDraft(asAnyForm(form), 'new-company')
  return (
    <AccountFrame title={m.sign_up_new_page_title()} description={m.sign_up_new_page_text()}>
      <FormRoot form={form} rules={body} draft={draft} describeUnknown={() => m.sign_up_unknown()}>
        <FormSection title={m.sign_up_company()}>
          <form.AppField name="companyName">
            {(field) => <field.TextField label={m.sign_up_company_name()} autoComplete="organization" />}
          </form.AppField>
          <form.AppField name="businessIdentityCode">
            {(field) => <field.BusinessIdField label={m.sign_up_business_id()} />}
          </form.AppField>
          <AddressFields form={form} fields="address" />
        </FormSection>
        <UserSections />
        <form.SubmitButton whenInvalid="disable">{m.sign_up_submit()}</form.SubmitButton>
      </FormRoot>
      {existing && <ExistingCompany {...existing} person={personOf(form.state.values)} />}
    </AccountFrame>
  )
}
