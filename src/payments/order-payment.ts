import type { PaymentChoice } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { optional } from '@/forms/fields/parsers'
import { type Cents, formatEuros } from '@/values/numbers/money'
import { choiceOf, typeOf } from './payment-choice'

/** The payment values of a form (PAY-15). Fields of other methods keep their values but are not sent. */
export const NO_PAYMENT = {
  method: '',
  emailAddress: '',
  additionalMessage: '',
  invoiceCostCenter: '',
  invoiceContactPerson: '',
  withoutReferenceNumber: false,
}
export type PaymentValues = typeof NO_PAYMENT

/** What the forms of all orders have in common. */
export const UNPAID = { payment: NO_PAYMENT }

export const PAYMENT_FIELDS = {
  'payment.methodCode': 'payment.method',
  payment: 'payment.method',
  'payment.method': 'payment.method',
  'payment.emailAddress': 'payment.emailAddress',
  'payment.additionalMessage': 'payment.additionalMessage',
  'payment.invoiceCostCenter': 'payment.invoiceCostCenter',
  'payment.invoiceContactPerson': 'payment.invoiceContactPerson',
}

export const METHOD_MESSAGES = {
  'payment.method': { required: () => m.vouchers_error_method(), invalid: () => m.vouchers_error_method() },
}

/** PAY-01, PAY-15: the request body for a chosen method; the contract's validator reports missing details. */
export function paymentBody({ method, ...details }: PaymentValues): PaymentChoice {
  const type = typeOf(method)
  // The validator refuses a missing choice as required, so a body without one is never sent.
  if (type === undefined) return { method: undefined } as unknown as PaymentChoice
  return choiceOf(
    { type, code: method.slice(type.length + 1) },
    {
      emailAddress: details.emailAddress,
      additionalMessage: optional(details.additionalMessage),
      invoiceCostCenter: optional(details.invoiceCostCenter),
      invoiceContactPerson: optional(details.invoiceContactPerson),
      withoutReferenceNumber: details.withoutReferenceNumber,
    },
  )
}

/** VOU-09, PAY-18: how the payment method affects the fees of an order. */
export interface FeeBasis {
  isCard: boolean
  /** False for an invoice without a reference number. */
  hasReference: boolean
}

export interface PaymentCosts {
  /** 0 unless it is paid by card. */
  cardFee: Cents
  /** What is paid, with all fees. */
  total: Cents
}

export function feeBasisOf({
  method,
  withoutReferenceNumber,
}: Pick<PaymentValues, 'method' | 'withoutReferenceNumber'>): FeeBasis {
  const type = typeOf(method)
  return { isCard: type === 'CreditCard', hasReference: !(type === 'PrintInvoicePdf' && withoutReferenceNumber) }
}

/** VOU-10: the button that sends an order with its payment says what the chosen method does. */
export function paymentLabel(method: string, total: Cents): string {
  const sum = formatEuros(total)
  switch (typeOf(method)) {
    case 'LinkToOtherPerson':
      return m.payments_submit_link({ sum })
    case 'PrintInvoicePdf':
      return m.payments_submit_invoice({ sum })
    default:
      return m.payments_submit_pay({ sum })
  }
}
