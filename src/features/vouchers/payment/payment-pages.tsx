import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type { Id } from '@generated/api/model'
import { getReadVoucherOrderPaymentQueryOptions } from '@generated/api/payments/payments'
import { getReadVoucherFeesQueryOptions } from '@generated/api/vouchers/vouchers'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useLocation, useNavigate, useParams } from '@tanstack/react-router'
import { CircleCheck } from 'lucide-react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { moneyRow } from '@/domain/money-row'
import { orderRows } from '@/orders/order-rows'
import { PayOrderPage, PayOrderSkeleton } from '@/orders/pay-order'
import type { FeeBasis } from '@/payments/order-payment'
import { pathsOf } from '@/payments/payment-paths'
import { PaymentStatusFailure, PaymentStatusScreen } from '@/payments/payment-status-screen'
import { rememberLocation } from '@/session/history'
import { useIsManager } from '@/session/session-store'
import { showBlockingError } from '@/shell/blocking-error'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { amountText, feeRows } from '../displayed-order'
import { voucherCosts } from '../voucher-sums'

const payRoute = getRouteApi('/voucher-order-payment/$paymentId/{-$showWarning}')

/** PAY-07: pays an existing voucher order, or pays it again after a failure. */
export function PayVoucherOrderPage() {
  const { paymentId, showWarning } = payRoute.useParams()
  const { data: order } = useRequiredQuery(getReadVoucherOrderPaymentQueryOptions(paymentId))
  const { data: settings } = useRequiredQuery(getReadSettingsQueryOptions())
  const { data: fees } = useRequiredQuery(getReadVoucherFeesQueryOptions())
  const { orderNumber, totalQuantity, faceValue } = order
  const costs = (basis: FeeBasis) => voucherCosts({ quantity: totalQuantity, faceValue }, basis, { fees, settings })
  return (
    <PayOrderPage
      orderType="voucher"
      title={m.vouchers_pay()}
      paymentId={paymentId}
      status={payRoute.useLoaderData().status}
      isWarned={Boolean(showWarning)}
      settings={settings}
      costs={costs}
      aside={(by) => (
        <TitledCard
          title={orderNumber === undefined ? m.orders_summary() : m.vouchers_details_title({ number: orderNumber })}
        >
          <DescriptionList
            rows={[
              { label: m.vouchers_amount(), value: amountText(totalQuantity, faceValue) },
              moneyRow(m.vouchers_sum(), costs(by).vouchers),
              ...feeRows(costs(by)),
            ]}
          />
        </TitledCard>
      )}
    />
  )
}

const OrderDetailsLink = ({ orderId, variant }: { orderId: Id; variant?: 'outline' | undefined }) => (
  <ButtonLink to="/order-details/$voucherOrderId" params={{ voucherOrderId: orderId }} variant={variant}>
    {m.vouchers_details()}
  </ButtonLink>
)

export const PayVoucherOrderPending = () => <PayOrderSkeleton title={m.vouchers_pay()} />

/** PAY-14: result of a new order, or of paying an existing one. */
export function OrderStatusPage() {
  const { paymentId = '' } = useParams({ strict: false })
  // Not suspended on: the result of the payment shows even if the order's details cannot be read.
  const { data: order, isError } = useQuery(getReadVoucherOrderPaymentQueryOptions(paymentId))
  const isManager = useIsManager()
  return (
    <PaymentStatusScreen
      paymentId={paymentId}
      orderType="voucher"
      texts={({ forwardEmail: email }) => ({
        paid: { title: m.orders_paid_title(), text: m.vouchers_paid_text() },
        confirmed: { title: m.orders_confirmed_title(), text: m.vouchers_confirmed_text() },
        pending: { title: m.orders_pending_title(), text: m.vouchers_pending_text() },
        offline:
          email === undefined
            ? { title: m.orders_invoice_title(), text: m.vouchers_invoice_text() }
            : { title: m.orders_link_title(), text: m.vouchers_link_text({ email }) },
      })}
      actions={(outcome) =>
        outcome === 'expired' ? (
          order && (
            <ButtonLink
              to="/voucher-reorder/$voucherType/$orderId"
              params={{ voucherType: order.voucherType, orderId: order.orderId }}
            >
              {m.vouchers_reorder()}
            </ButtonLink>
          )
        ) : (
          <>
            {order && (
              // Outlined for an invoice: downloading it is the primary action.
              <OrderDetailsLink orderId={order.orderId} variant={outcome === 'offline' ? 'outline' : undefined} />
            )}
            {isManager && <ToHistory />}
          </>
        )
      }
      rows={orderRows({ order, isError }, m.vouchers_amount(), ({ totalQuantity, faceValue }) => ({
        value: amountText(totalQuantity, faceValue),
      }))}
    />
  )
}

const ToHistory = () => (
  <ButtonLink to="/voucher-order-history" variant="outline">
    {m.vouchers_history()}
  </ButtonLink>
)

export function OrderStatusFailure({ error, reset }: ErrorComponentProps) {
  const elsewhere = useIsManager() ? <ToHistory /> : undefined
  return <PaymentStatusFailure error={error} reset={reset} onBlocked={showBlockingError} elsewhere={elsewhere} />
}

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** A guest's order was made in this tab: it is paid through a provider, or later by invoice or payment link (VOU-27). */
    ordered?: 'through-provider' | 'paid-later' | undefined
  }
}

const orderedRoute = getRouteApi('/voucher-order/$voucherType_/ordered/$paymentId')

/** VOU-27: the login after a guest's order failed. The order exists, and the next login continues with its payment. */
export function OrderedPage() {
  const { paymentId } = orderedRoute.useParams()
  const paysLater = useLocation({ select: ({ state }) => state.ordered === 'paid-later' })
  const navigate = useNavigate()
  const logIn = () => {
    // A payment through the provider has not started yet, so the user pays next instead of waiting for a result.
    const paths = pathsOf('voucher')
    rememberLocation(paysLater ? paths.status(paymentId) : paths.payAgain(paymentId, false).to)
    void navigate({ to: '/login' })
  }
  return (
    <>
      <div role="status" className="flex items-start gap-3">
        <CircleCheck className="mt-0.5 size-8 shrink-0 text-success" />
        <PageHeader
          title={m.vouchers_ordered_title()}
          className="min-w-0 grow"
          description={m.vouchers_ordered_text()}
        />
      </div>
      <Button onClick={logIn}>{m.login_submit()}</Button>
    </>
  )
}
