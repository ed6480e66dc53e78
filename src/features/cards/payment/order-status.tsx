import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, Link } from '@tanstack/react-router'
import { OrderStatusScreen } from '@/orders/order-status-screen'
import { PaymentStatusFailure } from '@/payments/payment-status-failure'
import { showBlockingError } from '@/shell/blocking-error'
import { buttonVariants } from '@/ui/button'
import type { DescriptionRow } from '@/ui/description-list'
import { formatCount } from '@/values/count'
import { orderPaymentQuery } from '../queries'

const route = getRouteApi('/order_/status/$paymentId')

/** PAY-06, PAY-14, CRD-10: the result of a card order's payment, and what follows from it. */
export function CardOrderStatusPage() {
  const { paymentId } = route.useParams()
  // Whom it is for stands beside the outcome; without it the outcome stands alone.
  const { data: order } = useQuery(orderPaymentQuery(paymentId))
  const rows: DescriptionRow[] = order
    ? [{ label: m.cards_employees(), value: formatCount(order.benefitGroup.noOfBeneficiaries), kind: 'number' }]
    : []
  return (
    <OrderStatusScreen
      paymentId={paymentId}
      orderType="digital"
      paid={() => ({ title: m.cards_paid_title(), text: m.cards_paid_text() })}
      confirmed={() => ({ title: m.cards_confirmed_title(), text: m.cards_paid_text() })}
      pending={() => ({ title: m.cards_pending_title(), text: m.cards_pending_text() })}
      invoice={() => ({ title: m.cards_invoice_title(), text: m.cards_invoice_text() })}
      link={(email) => ({ title: m.cards_link_title(), text: m.cards_link_text({ email }) })}
      actions={<Actions />}
      offlineActions={<HomeLink />}
      rows={rows}
      startAnew={
        <Link to="/order/benefits" className={buttonVariants()}>
          {m.cards_order_new()}
        </Link>
      }
    />
  )
}

function Actions() {
  return (
    <>
      <Link to="/beneficiaries" className={buttonVariants()}>
        {m.cards_show_employees()}
      </Link>
      <HomeLink />
    </>
  )
}

const HomeLink = () => (
  <Link to="/" className={buttonVariants({ variant: 'outline' })}>
    {m.cards_show_home()}
  </Link>
)

export const CardOrderStatusFailure = ({ error, reset }: ErrorComponentProps) => (
  <PaymentStatusFailure error={error} reset={reset} onBlocked={showBlockingError} elsewhere={<HomeLink />} />
)
