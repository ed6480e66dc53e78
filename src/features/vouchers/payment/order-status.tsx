import type { Id, PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, Link } from '@tanstack/react-router'
import { InvoiceButton } from '@/payments/invoice-button'
import { PaymentStatusFailure } from '@/payments/payment-status-failure'
import { type OutcomeTexts, PaymentStatusScreen } from '@/payments/payment-status-screen'
import { useSession } from '@/session/session-store'
import { showBlockingError } from '@/shell/blocking-error'
import { buttonVariants } from '@/ui/button'
import type { DescriptionRow } from '@/ui/description-list'
import { PageHeader } from '@/ui/page-header'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import { orderPaymentQuery } from './queries'

const orderRoute = getRouteApi('/voucher-order/$voucherType_/status/$paymentId')
const paymentRoute = getRouteApi('/order-payment-status/$paymentId')

/** PAY-14: the result of a new order. */
export function OrderStatusPage() {
  const { paymentId } = orderRoute.useParams()
  return <OrderStatus paymentId={paymentId} />
}

/** PAY-14: the result of paying an order that was there. */
export function OrderPaymentStatusPage() {
  const { paymentId } = paymentRoute.useParams()
  return <OrderStatus paymentId={paymentId} />
}

function OrderStatus({ paymentId }: { paymentId: Id }) {
  // What it is for stands beside the outcome; without it the outcome stands alone.
  const { data: order } = useQuery(orderPaymentQuery(paymentId))
  const actions = <Actions orderId={order?.orderId} />
  const rows: DescriptionRow[] = order
    ? [
        ...(order.orderNumber === undefined ? [] : [{ label: m.vouchers_order_number(), value: order.orderNumber }]),
        {
          label: m.vouchers_amount(),
          value: m.vouchers_amount_text({
            count: formatCount(order.totalQuantity),
            value: formatEuros(cents(order.faceValue)),
          }),
        },
      ]
    : []
  return (
    <PaymentStatusScreen
      // Another payment is another page: what was read and awaited of the last one is over.
      key={paymentId}
      paymentId={paymentId}
      orderType="voucher"
      texts={{
        paid: () => ({ title: m.vouchers_paid_title(), text: m.vouchers_paid_text(), actions }),
        confirmed: () => ({ title: m.vouchers_confirmed_title(), text: m.vouchers_confirmed_text(), actions }),
        pending: () => ({ title: m.vouchers_pending_title(), text: m.vouchers_pending_text(), actions }),
        offline: (reply) => ({ ...offlineTexts(reply), actions }),
      }}
      rows={rows}
      details={({ paymentMethod }, { kind }) =>
        kind === 'offline' && paymentMethod === 'PrintInvoicePdf' && <InvoiceButton paymentId={paymentId} />
      }
      startAnew={
        order && (
          <Link
            to="/voucher-reorder/$voucherType/$orderId"
            params={{ voucherType: order.voucherType, orderId: order.orderId }}
            className={buttonVariants()}
          >
            {m.vouchers_reorder()}
          </Link>
        )
      }
    />
  )
}

/** PAY-17: where the link went, or what to do with the invoice. */
const offlineTexts = ({ forwardEmail }: PaymentStatusReply): OutcomeTexts =>
  forwardEmail === undefined
    ? { title: m.vouchers_invoice_title(), text: m.vouchers_invoice_text() }
    : { title: m.vouchers_link_title(), text: m.vouchers_link_text({ email: forwardEmail }) }

function Actions({ orderId }: { orderId: Id | undefined }) {
  const isManager = useSession()?.roles.includes('voucherManager') === true
  return (
    <>
      {orderId !== undefined && (
        <Link to="/order-details/$voucherOrderId" params={{ voucherOrderId: orderId }} className={buttonVariants()}>
          {m.vouchers_details()}
        </Link>
      )}
      {isManager && (
        <Link to="/voucher-order-history" className={buttonVariants({ variant: 'outline' })}>
          {m.vouchers_history()}
        </Link>
      )}
    </>
  )
}

export function OrderStatusFailure({ error, reset }: ErrorComponentProps) {
  const isManager = useSession()?.roles.includes('voucherManager') === true
  return (
    <PaymentStatusFailure
      error={error}
      reset={reset}
      onBlocked={showBlockingError}
      elsewhere={
        isManager && (
          <Link to="/voucher-order-history" className={buttonVariants({ variant: 'outline' })}>
            {m.vouchers_history()}
          </Link>
        )
      }
    />
  )
}

export function OrderStatusPending() {
  return (
    <>
      <PageHeader title={m.payments_status_pending()} />
      <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
        <Skeleton className="h-24 w-full rounded-lg" />
        <Skeleton className="h-10 w-40" />
      </SkeletonGroup>
    </>
  )
}
