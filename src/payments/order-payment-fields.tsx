import type { OrderType, Settings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { withFieldGroup } from '@/forms/app-form'
import { emailCheck } from '@/forms/fields/field-checks'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { SubmitButton } from '@/forms/submit/submit-button'
import { TitledCard } from '@/ui/content/card'
import { type Cents, formatEuros } from '@/values/money'
import { NO_PAYMENT, paymentLabel } from './order-payment'
import { typeOf } from './payment-choice'
import { PaymentMethods } from './payment-methods'

export interface OrderPaymentFieldsProps {
  orderType: Extract<OrderType, 'voucher' | 'digital'>
  settings: Settings
  /** What is paid without a card; undefined while the order has no valid amount. */
  amount?: Cents
  cardFee?: Cents
  total?: Cents
  /** Leaving out the reference number adds no cost, as in card orders. */
  costsNoMore?: boolean | undefined
}

/** How an order is paid: the methods, their own fields (PAY-15), and the button that sends the order. */
export const OrderPaymentFields = withFieldGroup({
  defaultValues: NO_PAYMENT,
  // Only for type inference: the caller passes the props.
  props: {} as OrderPaymentFieldsProps,
  render: function OrderPayment({ group, orderType, settings, amount, cardFee, total, costsNoMore }) {
    const method = useStore(group.store, ({ values }) => values.method)
    const type = typeOf(method)
    // VAL-02: checks the address of a payment link on the server.
    const linkCheck = useAsyncCheck(emailCheck())
    return (
      <>
        <TitledCard title={m.payments_method()}>
          {amount !== undefined && (
            <group.AppField name="method">
              {() => (
                <PaymentMethods
                  orderType={orderType}
                  amount={amount}
                  settings={settings}
                  cardNote={
                    cardFee !== undefined && cardFee > 0
                      ? m.payments_card_costs({ fee: formatEuros(cardFee) })
                      : undefined
                  }
                />
              )}
            </group.AppField>
          )}
          {type === 'LinkToOtherPerson' && (
            <>
              <group.AppField name="emailAddress" validators={linkCheck.validators}>
                {(field) => <field.EmailField label={m.orders_link_email()} autoComplete="off" check={linkCheck} />}
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
        </TitledCard>
        {total !== undefined && (
          <SubmitButton size="lg" whenInvalid="disable" className="max-sm:w-full">
            {paymentLabel(method, total)}
          </SubmitButton>
        )}
      </>
    )
  },
})
