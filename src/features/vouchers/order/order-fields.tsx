import { m } from '@generated/messages/messages.js'
import { AddressFields } from '@/forms/fields/address-fields'
import { addressLines, DELIVERY_NAMES } from '@/orders/order-values'
import { Button } from '@/ui/inputs/button'
import { today } from '@/values/dates/clock'
import type { PlainDate } from '@/values/dates/plain-date'
import { normaliseBusinessId } from '@/values/identifiers/business-id'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import { maximumTotal, monthsToChoose, workingDaysOf } from '../voucher-sums'
import { typedCount } from './order-form'
import { useOrder, useOrdered } from './order-frame'

/** VOU-05, VOU-06, VOU-23: face value, quantity, and a calculator for lunch. */
export function AmountFields() {
  const { page, form } = useOrder()
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
          <field.NumberField
            label={m.vouchers_quantity()}
            hint={m.vouchers_quantity_hint({
              min: formatCount(page.settings.voucherMinimumQuantity),
              maximum: formatEuros(maximumTotal(page.settings)),
            })}
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
  const { form, values } = useOrdered()
  const { employees, from, to } = values.calculator
  const months = monthsToChoose(today())
  const options = months.map((month) => ({ value: month, label: monthName(month) }))
  const count = typedCount(employees)
  // A restored draft may name a month that has ended. The fields no longer offer it, so it does not count.
  const [first, last] = [from, to].map((chosen) => months.find((month) => month === chosen))
  const days = first && last && workingDaysOf(first, last)
  // One voucher per employee and working day.
  const needed = (count ?? 0) * (days ?? 0)
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
        {(field) => <field.NumberField label={m.vouchers_calculator_employees()} optional />}
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
        {needed > 0 && (
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
  const { page, form } = useOrder()
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
      <AddressFields form={form} fields="company.place" />
    </>
  )
}

/** VOU-08, VOU-29: delivery of the order. */
export function DeliveryPart() {
  const { page, form, values } = useOrdered()
  const { company, delivery } = values
  const { method, pickupPointConfirmation: how } = delivery
  const hints: Record<string, string | undefined> = {
    ToCompanyAddress: addressLines({ ...company.place, companyName: company.name }).join(', ') || undefined,
    ToPickupPoint: m.orders_delivery_pickup_hint(),
  }
  return (
    <>
      <form.AppField name="delivery.method">
        {(field) => (
          <field.RadioField
            label={m.orders_delivery_method()}
            layout="cards"
            options={Object.entries(DELIVERY_NAMES)
              .filter(([value]) => value !== 'ToSavedAddress' || page.saved.length > 0)
              .map(([value, name]) => ({ value, label: name(), hint: hints[value] }))}
          />
        )}
      </form.AppField>
      {method === 'ToSavedAddress' && (
        <form.AppField name="delivery.addressId">
          {(field) => (
            <field.SelectField
              label={m.orders_saved_address()}
              options={page.saved.map(({ id, companyName, addressLine, postCode, city }) => ({
                value: id,
                label: addressLines({ companyName, address: addressLine, postCode, city }).join(', '),
              }))}
            />
          )}
        </form.AppField>
      )}
      {method === 'ToOtherAddress' && (
        <>
          <form.AppField name="delivery.companyName">
            {(field) => (
              <field.TextField label={m.orders_company_name()} optional autoComplete="shipping organization" />
            )}
          </form.AppField>
          <AddressFields form={form} fields="delivery.place" />
        </>
      )}
      {method === 'ToPickupPoint' && (
        <>
          <form.AppField name="delivery.pickupPointConfirmation">
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
          </form.AppField>
          {how === 'SendSms' && (
            <form.AppField name="delivery.phoneNumber">
              {(field) => <field.PhoneField label={m.orders_phone()} hint={m.form_phone_hint()} />}
            </form.AppField>
          )}
          {how === 'SendEmail' && (
            <form.AppField name="delivery.emailAddress">
              {(field) => <field.EmailField label={m.orders_email()} />}
            </form.AppField>
          )}
        </>
      )}
      <form.AppField name="delivery.contactPerson">
        {(field) => <field.TextField label={m.orders_contact_person()} optional autoComplete="shipping name" />}
      </form.AppField>
    </>
  )
}
