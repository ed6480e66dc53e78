import type { Id, OrderType, PaymentStatusReply } from '@generated/api/model'
import type { ReactNode } from 'react'
import { useUnresolved } from '@/session/sent-commands'
import { PageHeader } from '@/ui/navigation/page-header'
import { UnknownPayment, type UnknownPaymentProps } from './unknown-payment'

/** An order's payment that the user is to make, for the first time or again. */
export interface PayableOrder {
  orderType: Extract<OrderType, 'voucher' | 'digital'>
  title: string
  paymentId: Id
  status: PaymentStatusReply
  /** PAY-22 */
  isWarned: boolean
  /** Id of the form, for its stored drafts and commands. */
  formId: string
  /** Link to the place that shows the outcome of an order that is paid elsewhere. */
  elsewhere: ReactNode
}

interface PayOrderPageProps extends Omit<PayableOrder, 'formId'>, Pick<UnknownPaymentProps, 'readNewest'> {
  /** The form that pays it. */
  form: (order: PayableOrder) => ReactNode
}

const FORMS = { voucher: 'voucher-order-payment', digital: 'card-order-payment' } as const

/** PAY-07: the page that pays an existing order. While the outcome of a sent payment is unknown, it has no form. */
export const PayOrderPage = (props: PayOrderPageProps) => (
  <>
    <PageHeader title={props.title} />
    {/* The key remounts the form for another payment, so that no input of the last one stays. */}
    <PayOrder key={props.paymentId} {...props} />
  </>
)

function PayOrder({ form, readNewest, ...order }: PayOrderPageProps) {
  const formId = `${FORMS[order.orderType]}-${order.paymentId}`
  const unresolved = useUnresolved(formId)
  return unresolved ? (
    <UnknownPayment {...order} formId={formId} sent={unresolved} readNewest={readNewest} />
  ) : (
    form({ ...order, formId })
  )
}
