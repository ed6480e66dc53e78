import type { PaymentChoice } from '@generated/api/model'
import { choice, optional } from '@/forms/fields/parsers'
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

/** PAY-01, PAY-15: what is sent of a chosen method; the contract refuses what it lacks. */
export function paymentBody(values: PaymentValues): PaymentChoice {
  const type = typeOf(values.method)
  if (type === 'LinkToOtherPerson') {
    return {
      method: type,
      emailAddress: choice(values.emailAddress),
      additionalMessage: optional(values.additionalMessage),
    }
  }
  if (type === 'PrintInvoicePdf') {
    return {
      method: type,
      invoiceCostCenter: optional(values.invoiceCostCenter),
      invoiceContactPerson: optional(values.invoiceContactPerson),
      withoutReferenceNumber: values.withoutReferenceNumber,
    }
  }
  // Nothing chosen is refused by the schema as required, so the body that is sent holds a choice.
  if (type === undefined) return undefined as unknown as PaymentChoice
  return choiceOf({ type, code: values.method.slice(type.length + 1) })
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
