import type { PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, Link } from '@tanstack/react-router'
import { InvoiceButton } from '@/payments/invoice-button'
import { PaymentStatusFailure } from '@/payments/payment-status-failure'
import { type OutcomeTexts, PaymentStatusScreen } from '@/payments/payment-status-screen'
import { showBlockingError } from '@/shell/blocking-error'
import { buttonVariants } from '@/ui/button'
import type { DescriptionRow } from '@/ui/description-list'
import { PageHeader } from '@/ui/page-header'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { formatCount } from '@/values/count'
import { orderPaymentQuery } from '../queries'

const route = getRouteApi('/order_/status/$paymentId')

/** PAY-06, PAY-14, CRD-10: the result of a card order's payment, and what follows from it. */
export function CardOrderStatusPage() {
  const { paymentId } = route.useParams()
  // Whom it is for stands beside the outcome; without it the outcome stands alone.
  const { data: order } = useQuery(orderPaymentQuery(paymentId))
  const actions = <Actions />
  const rows: DescriptionRow[] = order
    ? [{ label: m.cards_employees(), value: formatCount(order.benefitGroup.noOfBeneficiaries), kind: 'number' }]
    : []
  return (
    <PaymentStatusScreen
      // Another payment is another page: what was read and awaited of the last one is over.
      key={paymentId}
      paymentId={paymentId}
      orderType="digital"
      texts={{
        paid: () => ({ title: m.cards_paid_title(), text: m.cards_paid_text(), actions }),
        confirmed: () => ({ title: m.cards_confirmed_title(), text: m.cards_paid_text(), actions }),
        pending: () => ({ title: m.cards_pending_title(), text: m.cards_pending_text(), actions }),
        offline: (reply) => ({ ...offlineTexts(reply), actions: <HomeLink /> }),
      }}
      rows={rows}
      details={({ paymentMethod }, { kind }) =>
        kind === 'offline' && paymentMethod === 'PrintInvoicePdf' && <InvoiceButton paymentId={paymentId} />
      }
      startAnew={
        <Link to="/order/benefits" className={buttonVariants()}>
          {m.cards_order_new()}
        </Link>
      }
    />
  )
}

/** PAY-17: where the link went, or what to do with the invoice. */
const offlineTexts = ({ forwardEmail }: PaymentStatusReply): OutcomeTexts =>
  forwardEmail === undefined
    ? { title: m.cards_invoice_title(), text: m.cards_invoice_text() }
    : { title: m.cards_link_title(), text: m.cards_link_text({ email: forwardEmail }) }

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

export function CardOrderStatusPending() {
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
