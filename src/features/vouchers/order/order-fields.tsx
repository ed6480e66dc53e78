import type { SavedAddress } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { withFieldGroup } from '@/forms/app-form'
import { AddressFields } from '@/forms/fields/address-fields'
import type { SelectOption } from '@/forms/fields/choice-field'
import { addressLines, DELIVERY_NAMES, NO_DELIVERY } from '@/orders/order-values'
import { Button } from '@/ui/inputs/button'
import { normaliseBusinessId } from '@/values/business-id'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import { type PlainDate, plainDate } from '@/values/plain-date'
import { monthsToChoose, vouchersNeeded, workingDaysOf } from '../voucher-sums'
import { typedCount } from './order-form'
import { useOrderAround, useOrderForm } from './order-frame'

/** VOU-05, VOU-06, VOU-23: face value, quantity, and a calculator for lunch. */
export function AmountFields() {
  const { page } = useOrderAround()
  const form = useOrderForm()
  return (
    <>
      <form.AppField name="amount.voucherId">
        {(field) => (
          <field.RadioField
            label={m.vouchers_face_value()}
            layout="inline"
            options={page.vouchers.map(({ id, value }) => ({ value: id, label: formatEuros(cents(value)) }))}
          />
        )}
      </form.AppField>
      <form.AppField name="amount.quantity">
        {(field) => (
          <field.TextField
            label={m.vouchers_quantity()}
            hint={m.vouchers_quantity_hint({
              min: formatCount(page.settings.voucherMinimumQuantity),
              maximum: formatEuros(cents(page.settings.voucherOrderMaxAmount)),
            })}
            autoComplete="off"
            inputMode="numeric"
            numeric
          />
        )}
      </form.AppField>
      {page.voucherType === 'lunch' && <LunchCalculator />}
    </>
  )
}

const monthName = (month: PlainDate) => `${month.slice(5, 7)}/${month.slice(0, 4)}`

/** VOU-21: calculates the quantity from employees and months. */
function LunchCalculator() {
  const form = useOrderForm()
  const months = monthsToChoose(today())
  const { employees, from, to } = useStore(form.store, (state) => state.values.calculator)
  const options = months.map((month) => ({ value: month, label: monthName(month) }))
  const count = typedCount(employees)
  const [first, last] = [from === '' ? undefined : plainDate(from), to === '' ? undefined : plainDate(to)]
  const days = first && last ? workingDaysOf(first, last) : undefined
  const needed = count !== undefined && first && last ? vouchersNeeded(count, first, last) : undefined
  return (
    <fieldset className="space-y-4 rounded-lg border border-border bg-background p-4 sm:p-5">
      <legend className="sr-only">{m.vouchers_calculator()}</legend>
      <div>
        <p aria-hidden="true" className="font-semibold">
          {m.vouchers_calculator()}
        </p>
        <p className="text-muted-foreground">{m.vouchers_calculator_text()}</p>
      </div>
      <form.AppField name="calculator.employees">
        {(field) => (
          <field.TextField
            label={m.vouchers_calculator_employees()}
            optional
            autoComplete="off"
            inputMode="numeric"
            numeric
          />
        )}
      </form.AppField>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-6">
        <form.AppField name="calculator.from">
          {(field) => <field.SelectField label={m.vouchers_calculator_from()} optional options={options} />}
        </form.AppField>
        <form.AppField name="calculator.to">
          {(field) => <field.SelectField label={m.vouchers_calculator_to()} optional options={options} />}
        </form.AppField>
      </div>
      <div aria-live="polite">
        {days === 0 && <p className="text-attention">{m.vouchers_calculator_backwards()}</p>}
        {needed !== undefined && needed > 0 && (
          <div className="flex flex-wrap items-center justify-between gap-3">
            <p>
              {m.vouchers_calculator_result({
                employees: formatCount(count ?? 0),
                days: formatCount(days ?? 0),
                count: formatCount(needed),
              })}
            </p>
            <Button variant="outline" onClick={() => form.setFieldValue('amount.quantity', String(needed))}>
              {m.vouchers_calculator_use()}
            </Button>
          </div>
        )}
      </div>
    </fieldset>
  )
}

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

/** VOU-08: delivery of the order. */
export function DeliveryPart() {
  const { page, countries } = useOrderAround()
  const form = useOrderForm()
  const { name, place } = useStore(form.store, (state) => state.values.company)
  const { address: street, ...rest } = place
  return (
    <DeliveryFields
      form={form}
      fields="delivery"
      saved={page.saved}
      countries={countries}
      companyAddress={addressLines({ companyName: name, street, ...rest }).join(', ')}
    />
  )
}

export interface DeliveryFieldsProps {
  /** The company's saved addresses; when empty, that method is not offered (VOU-08). */
  saved: readonly SavedAddress[]
  countries: readonly SelectOption[]
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
