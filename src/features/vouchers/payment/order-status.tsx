import type { Id } from '@generated/api/model'
import { getReadVoucherOrderPaymentQueryOptions } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { OrderStatusScreen, orderRows } from '@/orders/order-status-screen'
import { PaymentStatusFailure } from '@/payments/payment-status-failure'
import { useSession } from '@/session/session-store'
import { showBlockingError } from '@/shell/blocking-error'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'

const orderRoute = getRouteApi('/voucher-order/$voucherType_/status/$paymentId')
const paymentRoute = getRouteApi('/order-payment-status/$paymentId')

/** PAY-14: result of a new order. */
export function OrderStatusPage() {
  const { paymentId } = orderRoute.useParams()
  return <OrderStatus paymentId={paymentId} />
}

/** PAY-14: result of paying an existing order. */
export function OrderPaymentStatusPage() {
  const { paymentId } = paymentRoute.useParams()
  return <OrderStatus paymentId={paymentId} />
}

function OrderStatus({ paymentId }: { paymentId: Id }) {
  // Not suspended on: the result of the payment shows even if the order's details cannot be read.
  const { data: order, isError } = useQuery(getReadVoucherOrderPaymentQueryOptions(paymentId))
  return (
    <OrderStatusScreen
      paymentId={paymentId}
      orderType="voucher"
      paid={() => ({ title: m.vouchers_paid_title(), text: m.vouchers_paid_text() })}
      confirmed={() => ({ title: m.vouchers_confirmed_title(), text: m.vouchers_confirmed_text() })}
      pending={() => ({ title: m.vouchers_pending_title(), text: m.vouchers_pending_text() })}
      invoice={() => ({ title: m.vouchers_invoice_title(), text: m.vouchers_invoice_text() })}
      link={(email) => ({ title: m.vouchers_link_title(), text: m.vouchers_link_text({ email }) })}
      actions={<Actions orderId={order?.orderId} />}
      // Outlined: downloading the invoice is the primary action.
      offlineActions={<Actions orderId={order?.orderId} variant="outline" />}
      rows={orderRows({ order, isError }, m.vouchers_amount(), ({ totalQuantity, faceValue }) => ({
        value: m.vouchers_amount_text({ count: formatCount(totalQuantity), value: formatEuros(cents(faceValue)) }),
      }))}
      startAnew={
        order && (
          <ButtonLink
            to="/voucher-reorder/$voucherType/$orderId"
            params={{ voucherType: order.voucherType, orderId: order.orderId }}
          >
            {m.vouchers_reorder()}
          </ButtonLink>
        )
      }
    />
  )
}

function Actions({ orderId, variant }: { orderId: Id | undefined; variant?: 'outline' }) {
  const isManager = useIsManager()
  return (
    <>
      {orderId !== undefined && (
        <ButtonLink to="/order-details/$voucherOrderId" params={{ voucherOrderId: orderId }} variant={variant}>
          {m.vouchers_details()}
        </ButtonLink>
      )}
      {isManager && <ToHistory />}
    </>
  )
}

const useIsManager = () => useSession()?.roles.includes('voucherManager') === true

const ToHistory = () => (
  <ButtonLink to="/voucher-order-history" variant="outline">
    {m.vouchers_history()}
  </ButtonLink>
)

export function OrderStatusFailure({ error, reset }: ErrorComponentProps) {
  const elsewhere = useIsManager() ? <ToHistory /> : undefined
  return <PaymentStatusFailure error={error} reset={reset} onBlocked={showBlockingError} elsewhere={elsewhere} />
}
