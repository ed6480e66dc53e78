import type { Id, OrderPaymentRequest } from '@generated/api/model'
import { CreateCardOrderPaymentBody, CreateVoucherOrderPaymentBody } from '@generated/api/payments/payments.zod'
import { m } from '@generated/messages/messages.js'
import { bodyForm } from '@/forms/body-form'
import { type PaymentValues, paymentBody } from '@/payments/order-payment'

export interface PayOrderValues {
  payment: PaymentValues
}

/** Body paths whose field has another name. */
export const PAY_FIELDS = {
  'payment.methodCode': 'payment.method',
  payment: 'payment.method',
  'payment.method': 'payment.method',
  'payment.emailAddress': 'payment.emailAddress',
  'payment.additionalMessage': 'payment.additionalMessage',
  'payment.invoiceCostCenter': 'payment.invoiceCostCenter',
  'payment.invoiceContactPerson': 'payment.invoiceContactPerson',
}

const SCHEMAS = { voucher: CreateVoucherOrderPaymentBody, digital: CreateCardOrderPaymentBody }

/** Joins the form to create…OrderPayment of a kind of order (PAY-07): another payment for the order behind a payment. */
export const payOrderForm = (orderType: keyof typeof SCHEMAS, paymentId: Id) =>
  bodyForm({
    schema: SCHEMAS[orderType],
    fields: PAY_FIELDS,
    messages: {
      'payment.method': { required: () => m.vouchers_error_method(), invalid: () => m.vouchers_error_method() },
    },
    toBody: ({ payment }: PayOrderValues): OrderPaymentRequest => ({ paymentId, payment: paymentBody(payment) }),
  })
