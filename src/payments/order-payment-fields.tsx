import type { OrderType, PaymentMethodDescriptor, Settings } from '@generated/api/model'
import { LARGEST_PAYMENT } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useTypedAppFormContext } from '@/forms/app-form'
import { missingPart } from '@/forms/errors/focus-first-error'
import { emailCheck } from '@/forms/fields/field-checks'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { SubmitButton } from '@/forms/submit/submit-button'
import { TitledCard } from '@/ui/content/card'
import { type FeeBasis, feeBasisOf, type PaymentCosts, paymentLabel, UNPAID } from './order-payment'
import { methodKey, refusalOf, typeOf } from './payment-choice'
import { PaymentMethods, useOfferedMethods } from './payment-methods'

export interface OrderPaymentFieldsProps {
  orderType: Extract<OrderType, 'voucher' | 'digital'>
  settings: Settings
  /** PAY-18: what the order costs when it is paid in this way; undefined while the order has no valid amount. */
  costs: ((basis: FeeBasis) => PaymentCosts) | undefined
}

/** How the order of a form is paid: the methods, their own fields (PAY-15), and the button that sends the order. */
export function OrderPaymentFields({ orderType, settings, costs }: OrderPaymentFieldsProps) {
  const form = useTypedAppFormContext({ defaultValues: UNPAID })
  const values = useStore(form.store, (state) => state.values.payment)
  const type = typeOf(values.method)
  const amount = costs?.({ isCard: false, hasReference: true }).total
  const cardFee = costs?.({ isCard: true, hasReference: true }).cardFee
  const refuse = (method: PaymentMethodDescriptor) => {
    const key = methodKey(method)
    // An invoice that is not chosen counts with a reference number: its tick can be removed only once it is chosen.
    const basis = feeBasisOf(key === values.method ? values : { method: key, withoutReferenceNumber: false })
    // Until the amount is known (NaN), no method is refused.
    return refusalOf({ maximumAmount: LARGEST_PAYMENT, ...method }, costs?.(basis).total ?? Number.NaN, settings)?.()
  }
  const offered = useOfferedMethods(orderType, amount)
  const chosen = offered.methods?.find((method) => methodKey(method) === values.method)
  // A method that was chosen for a smaller order stays chosen, but cannot pay a larger one.
  const refusal = chosen && refuse(chosen)
  // VAL-02: checks the address of a payment link on the server.
  const linkCheck = useAsyncCheck(emailCheck())
  return (
    <>
      <TitledCard title={m.payments_method()} contentClass="space-y-5" {...missingPart(refusal !== undefined)}>
        {amount !== undefined && (
          <form.AppField name="payment.method">
            {() => <PaymentMethods offered={offered} refuse={refuse} cardFee={cardFee} />}
          </form.AppField>
        )}
        {type === 'LinkToOtherPerson' && (
          <>
            <form.AppField name="payment.emailAddress" validators={linkCheck.validators}>
              {(field) => <field.EmailField label={m.orders_link_email()} autoComplete="off" check={linkCheck} />}
            </form.AppField>
            <form.AppField name="payment.additionalMessage">
              {(field) => <field.TextAreaField label={m.orders_link_message()} optional rows={3} />}
            </form.AppField>
          </>
        )}
        {type === 'PrintInvoicePdf' && (
          <>
            <form.AppField name="payment.invoiceCostCenter">
              {(field) => <field.TextField label={m.orders_cost_center()} optional autoComplete="off" />}
            </form.AppField>
            <form.AppField name="payment.invoiceContactPerson">
              {(field) => <field.TextField label={m.orders_invoice_contact()} optional autoComplete="off" />}
            </form.AppField>
            <form.AppField name="payment.withoutReferenceNumber">
              {(field) => (
                <field.CheckboxField
                  label={m.orders_without_reference()}
                  // The hint is about a cost that card orders do not have.
                  hint={orderType === 'digital' ? undefined : m.orders_without_reference_hint()}
                />
              )}
            </form.AppField>
          </>
        )}
      </TitledCard>
      {costs && (
        <SubmitButton
          size="lg"
          whenInvalid="disable"
          disabledReason={refusal ?? offered.reasonToWait}
          className="max-sm:w-full"
        >
          {paymentLabel(values.method, costs(feeBasisOf(values)).total)}
        </SubmitButton>
      )}
    </>
  )
}
