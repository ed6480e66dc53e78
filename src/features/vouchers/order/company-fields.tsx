import { m } from '@generated/messages/messages.js'
import { AddressFields } from '@/forms/fields/address-fields'
import { normaliseBusinessId } from '@/values/business-id'
import { useOrderAround, useOrderForm } from './order-context'

/** VOU-13, VOU-25: company details of this order and its invoice. A customer's business id cannot be changed. */
export function CompanyFields() {
  const { page, countries } = useOrderAround()
  const form = useOrderForm()
  return (
    <>
      <form.AppField name="company.name">
        {(field) => <field.TextField label={m.orders_company_name()} autoComplete="organization" />}
      </form.AppField>
      <form.AppField name="company.businessIdentityCode">
        {(field) => (
          <field.TextField
            label={m.orders_business_id()}
            isShort
            readOnly={!page.isGuest}
            autoComplete="off"
            normalize={normaliseBusinessId}
          />
        )}
      </form.AppField>
      <AddressFields form={form} fields="company.place" countries={countries} />
    </>
  )
}
