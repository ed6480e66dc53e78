import { m } from '@generated/messages/messages.js'
import { withFieldGroup } from '@/forms/app-form'
import type { AsyncCheck } from '@/forms/submit/async-check'
import { NO_PAYMENT } from './order-payment'
import { typeOf } from './payment-choice'

export interface PayerFieldsProps {
  /** Leaving out the reference number adds no cost, as in card orders. */
  costsNoMore?: boolean | undefined
  /** VAL-02: checks the address of a payment link on the server. */
  emailCheck: AsyncCheck
}
// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- gives the type only: callers give every prop
const NO_PROPS = {} as PayerFieldsProps

/** PAY-15: the fields of an invoice or a payment link; none for methods paid at the provider. */
export const PayerFields = withFieldGroup({
  defaultValues: NO_PAYMENT,
  // A default for the type only: callers pass the props.
  props: NO_PROPS,
  render: function Payer({ group, costsNoMore, emailCheck }) {
    return (
      <group.Subscribe selector={({ values }) => typeOf(values.method)}>
        {(type) => (
          <>
            {type === 'LinkToOtherPerson' && (
              <>
                <group.AppField name="emailAddress" validators={emailCheck.validators}>
                  {(field) => <field.EmailField label={m.orders_link_email()} autoComplete="off" check={emailCheck} />}
                </group.AppField>
                <group.AppField name="additionalMessage">
                  {(field) => <field.TextAreaField label={m.orders_link_message()} optional rows={3} />}
                </group.AppField>
              </>
            )}
            {type === 'PrintInvoicePdf' && (
              <>
                <group.AppField name="invoiceCostCenter">
                  {(field) => <field.TextField label={m.orders_cost_center()} optional autoComplete="off" />}
                </group.AppField>
                <group.AppField name="invoiceContactPerson">
                  {(field) => <field.TextField label={m.orders_invoice_contact()} optional autoComplete="off" />}
                </group.AppField>
                <group.AppField name="withoutReferenceNumber">
                  {(field) => (
                    <field.CheckboxField
                      label={m.orders_without_reference()}
                      hint={costsNoMore ? undefined : m.orders_without_reference_hint()}
                    />
                  )}
                </group.AppField>
              </>
            )}
          </>
        )}
      </group.Subscribe>
    )
  },
})
