import type { SavedAddress } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { withFieldGroup } from '@/forms/app-form'
import { AddressFields } from '@/forms/fields/address-fields'
import type { SelectOption } from '@/forms/fields/choice-field'
import { addressLines, DELIVERY_NAMES, NO_DELIVERY } from './order-values'

export interface DeliveryFieldsProps {
  /** The company's saved addresses; when empty, that method is not offered (VOU-08). */
  saved: readonly SavedAddress[]
  countries: readonly SelectOption[]
  /** The company's address on one line, as stored in this order. */
  companyAddress: string
}

/** VOU-08, VOU-29: the form fields of an order's delivery. */
export const DeliveryFields = withFieldGroup({
  defaultValues: NO_DELIVERY,
  // Gives only the type: callers pass the props.
  props: {} as DeliveryFieldsProps,
  render: function Delivery({ group, saved, countries, companyAddress }) {
    return (
      <group.Subscribe
        selector={({ values }) => ({ method: values.method, how: values.pickupPointConfirmation }) as const}
      >
        {({ method, how }) => (
          <>
            <group.AppField name="method">
              {(field) => (
                <field.RadioField
                  label={m.orders_delivery_method()}
                  layout="cards"
                  options={[
                    ...(saved.length === 0
                      ? []
                      : [{ value: 'ToSavedAddress', label: DELIVERY_NAMES.ToSavedAddress() }]),
                    {
                      value: 'ToCompanyAddress',
                      label: DELIVERY_NAMES.ToCompanyAddress(),
                      ...(companyAddress !== '' && { hint: companyAddress }),
                    },
                    { value: 'ToOtherAddress', label: DELIVERY_NAMES.ToOtherAddress() },
                    {
                      value: 'ToPickupPoint',
                      label: DELIVERY_NAMES.ToPickupPoint(),
                      hint: m.orders_delivery_pickup_hint(),
                    },
                  ]}
                />
              )}
            </group.AppField>
            {method === 'ToSavedAddress' && (
              <group.AppField name="addressId">
                {(field) => (
                  <field.SelectField
                    label={m.orders_saved_address()}
                    options={saved.map(({ id, companyName, addressLine, postCode, city }) => ({
                      value: id,
                      label: addressLines({ companyName, street: addressLine, postCode, city }).join(', '),
                    }))}
                  />
                )}
              </group.AppField>
            )}
            {method === 'ToOtherAddress' && (
              <>
                <group.AppField name="companyName">
                  {(field) => (
                    <field.TextField label={m.orders_company_name()} optional autoComplete="shipping organization" />
                  )}
                </group.AppField>
                <AddressFields form={group} fields="place" countries={countries} />
              </>
            )}
            {method === 'ToPickupPoint' && (
              <>
                <group.AppField name="pickupPointConfirmation">
                  {(field) => (
                    <field.RadioField
                      label={m.orders_arrival_told()}
                      layout="inline"
                      options={[
                        { value: 'SendSms', label: m.orders_arrival_sms() },
                        { value: 'SendEmail', label: m.orders_arrival_email() },
                      ]}
                    />
                  )}
                </group.AppField>
                {how === 'SendSms' && (
                  <group.AppField name="phoneNumber">
                    {(field) => <field.PhoneField label={m.orders_phone()} hint={m.form_phone_hint()} />}
                  </group.AppField>
                )}
                {how === 'SendEmail' && (
                  <group.AppField name="emailAddress">
                    {(field) => <field.EmailField label={m.orders_email()} />}
                  </group.AppField>
                )}
              </>
            )}
            <group.AppField name="contactPerson">
              {(field) => <field.TextField label={m.orders_contact_person()} optional autoComplete="shipping name" />}
            </group.AppField>
          </>
        )}
      </group.Subscribe>
    )
  },
})
