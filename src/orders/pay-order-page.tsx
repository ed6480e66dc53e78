import type { Id, PaymentStatusReply } from '@generated/api/model'
import type { ReactNode } from 'react'
import { type SentCommand, useUnresolved } from '@/session/sent-commands'
import { PageHeader } from '@/ui/page-header'

/** An order's payment that is paid, or paid once more. */
export interface PayableOrder {
  paymentId: Id
  status: PaymentStatusReply
  /** PAY-22 */
  isWarned: boolean
  /** Names the form for what is kept of it. */
  formId: string
}

interface PayOrderPageProps extends Omit<PayableOrder, 'formId'> {
  orderType: 'voucher' | 'digital'
  title: string
  /** The form that pays it. */
  form: (order: PayableOrder) => ReactNode
  /** In its place while nobody knows what became of a payment that was sent. */
  unknown: (order: PayableOrder, sent: SentCommand) => ReactNode
}

const FORMS = { voucher: 'voucher-order-payment', digital: 'card-order-payment' } as const

/** PAY-07: the page that pays an order that is there. */
export const PayOrderPage = ({ title, ...props }: PayOrderPageProps) => (
  <>
    <PageHeader title={title} />
    {/* Another payment is another form: nothing chosen for the last one stays. */}
    <PayOrder key={props.paymentId} {...props} />
  </>
)

function PayOrder({ orderType, form, unknown, ...order }: Omit<PayOrderPageProps, 'title'>) {
  const formId = `${FORMS[orderType]}-${order.paymentId}`
  const unresolved = useUnresolved(formId)
  return unresolved ? unknown({ ...order, formId }, unresolved) : form({ ...order, formId })
}
