import type { PaymentChoice } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { optional } from '@/forms/fields/parsers'
import { choiceOf, isThroughProvider, type MethodKey, typeOf } from './payment-choice'

/** How an order is paid, as a form keeps it (PAY-15); fields of another method are kept too, and not sent. */
export interface PaymentValues {
  method: MethodKey
  /** Who pays, by LinkToOtherPerson. */
  emailAddress: string
  additionalMessage: string
  invoiceCostCenter: string
  invoiceContactPerson: string
  withoutReferenceNumber: boolean
}

export const NO_PAYMENT: PaymentValues = {
  method: '',
  emailAddress: '',
  additionalMessage: '',
  invoiceCostCenter: '',
  invoiceContactPerson: '',
  withoutReferenceNumber: false,
}

/** Body paths of a payment whose field has another name, in a form whose `payment` it is. */
export const PAYMENT_FIELDS = {
  'payment.methodCode': 'payment.method',
  payment: 'payment.method',
  'payment.method': 'payment.method',
  'payment.emailAddress': 'payment.emailAddress',
  'payment.additionalMessage': 'payment.additionalMessage',
  'payment.invoiceCostCenter': 'payment.invoiceCostCenter',
  'payment.invoiceContactPerson': 'payment.invoiceContactPerson',
}

/** What is said where no method is chosen. */
export const METHOD_MESSAGES = {
  'payment.method': { required: () => m.vouchers_error_method(), invalid: () => m.vouchers_error_method() },
}

/** PAY-01, PAY-15: what is sent of a chosen method; the contract refuses what it lacks. */
export function paymentBody({ method, ...details }: PaymentValues): PaymentChoice {
  const type = typeOf(method)
  // Nothing chosen is refused by the schema as required, so the body that is sent holds a choice.
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

/** VOU-09, PAY-18: what the way of paying changes of an order's fees. */
export const paysBy = ({
  method,
  withoutReferenceNumber,
}: Pick<PaymentValues, 'method' | 'withoutReferenceNumber'>) => {
  const type = typeOf(method)
  return { isCard: type === 'CreditCard', hasReference: !(type === 'PrintInvoicePdf' && withoutReferenceNumber) }
}

/** VOU-10: whether the order is sent by choosing the method, without another button. */
export const isSentByChoice = (method: MethodKey): boolean => {
  const type = typeOf(method)
  return type !== undefined && isThroughProvider(type)
}
