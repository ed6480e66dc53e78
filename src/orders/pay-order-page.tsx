import type { Id, PaymentStatusReply } from '@generated/api/model'
import type { ReactNode } from 'react'
import { type SentCommand, useUnresolved } from '@/session/sent-commands'
import { PageHeader } from '@/ui/navigation/page-header'

/** An order's payment that the user is to make, for the first time or again. */
export interface PayableOrder {
  paymentId: Id
  status: PaymentStatusReply
  /** PAY-22 */
  isWarned: boolean
  /** Id of the form, for its stored drafts and commands. */
  formId: string
}

interface PayOrderPageProps extends Omit<PayableOrder, 'formId'> {
  orderType: 'voucher' | 'digital'
  title: string
  /** The form that pays it. */
  form: (order: PayableOrder) => ReactNode
  /** Shown instead of the form while the outcome of a sent payment is unknown. */
  unknown: (order: PayableOrder, sent: SentCommand) => ReactNode
}

const FORMS = { voucher: 'voucher-order-payment', digital: 'card-order-payment' } as const

/** PAY-07: the page that pays an existing order. */
export const PayOrderPage = ({ title, ...props }: PayOrderPageProps) => (
  <>
    <PageHeader title={title} />
    {/* The key remounts the form for another payment, so that no input of the last one stays. */}
    <PayOrder key={props.paymentId} {...props} />
  </>
)

function PayOrder({ orderType, form, unknown, ...order }: Omit<PayOrderPageProps, 'title'>) {
  const formId = `${FORMS[orderType]}-${order.paymentId}`
  const unresolved = useUnresolved(formId)
  return unresolved ? unknown({ ...order, formId }, unresolved) : form({ ...order, formId })
}
