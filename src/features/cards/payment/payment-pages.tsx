import { downloadDepositReceipt } from '@generated/api/accounts/accounts'
import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import { getReadCardOrderPaymentQueryOptions } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { cardOrdersQuery, isOpenCardOrder } from '@/domain/card-orders'
import { countRow } from '@/domain/money-row'
import { CancelCardOrder } from '@/orders/card-orders'
import { orderRows } from '@/orders/order-rows'
import { PayOrderPage, PayOrderSkeleton } from '@/orders/pay-order'
import { DocumentButton } from '@/payments/document-button'
import type { FeeBasis } from '@/payments/order-payment'
import { PaymentStatusFailure, PaymentStatusScreen } from '@/payments/payment-status-screen'
import { useIsSignatory } from '@/session/session-store'
import { showBlockingError } from '@/shell/blocking-error'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { formatCount } from '@/values/numbers/count'
import { costRows, costsPaidBy } from '../card-costs'
import { OrderingCompany } from '../ordering-company'

const route = getRouteApi('/card-order-payment/$paymentId/{-$showWarning}')

/** CRD-03, PAY-07: pays an existing card order, or pays it again after a failure. */
export function PayCardOrderPage() {
  const { paymentId, showWarning } = route.useParams()
  const { data: order } = useRequiredQuery(getReadCardOrderPaymentQueryOptions(paymentId))
  const { data: settings } = useRequiredQuery(getReadSettingsQueryOptions())
  const { cardOrderSummary: summary, benefitGroup: group } = order
  const costs = (basis: FeeBasis) => costsPaidBy({ summary, group }, basis, settings.creditCardFee)
  return (
    <PayOrderPage
      orderType="digital"
      title={m.cards_pay()}
      paymentId={paymentId}
      status={route.useLoaderData().status}
      isWarned={Boolean(showWarning)}
      settings={settings}
      costs={costs}
      aside={(by) => (
        <TitledCard title={m.orders_summary()}>
          <DescriptionList
            rows={[countRow(m.cards_employees(), group.noOfBeneficiaries), ...costRows(costs(by), undefined)]}
          />
        </TitledCard>
      )}
    >
      {/* CRD-03: as saved with the order, which may differ from the company now. */}
      <OrderingCompany {...order.company} billingAddress={order.billingAddress} />
    </PayOrderPage>
  )
}

export const PayCardOrderPending = () => <PayOrderSkeleton title={m.cards_pay()} />

const statusRoute = getRouteApi('/order_/status/$paymentId')

/** PAY-06, PAY-14, CRD-10: result of a card order's payment, and the next steps. */
export function CardOrderStatusPage() {
  const { paymentId } = statusRoute.useParams()
  // Not suspended on: the result of the payment shows even if the order's details cannot be read.
  const { data: order, isError } = useQuery(getReadCardOrderPaymentQueryOptions(paymentId))
  // Only signatories may read orders, receipts and employees; any user may pay (SES-26).
  const isSignatory = useIsSignatory()
  const { data: list } = useQuery({ ...cardOrdersQuery(), enabled: isSignatory })
  const orderId = order?.orderId
  const listed = list?.cardOrders.find(({ id }) => id === orderId)
  if (order?.isCanceled) {
    // CRD-13: whatever the state of its payments.
    return (
      <>
        <PageHeader title={m.cards_canceled_title()} description={m.cards_canceled_text()} />
        <div className="flex flex-wrap gap-3">
          {isSignatory && <OrderNewLink />}
          <HomeLink />
        </div>
      </>
    )
  }
  return (
    <PaymentStatusScreen
      paymentId={paymentId}
      orderType="digital"
      texts={({ forwardEmail: email }) => ({
        paid: { title: m.orders_paid_title(), text: m.cards_paid_text() },
        confirmed: { title: m.orders_confirmed_title(), text: m.cards_paid_text() },
        pending: { title: m.orders_pending_title(), text: m.cards_pending_text() },
        offline:
          email === undefined
            ? { title: m.orders_invoice_title(), text: m.cards_invoice_text() }
            : { title: m.orders_link_title(), text: m.cards_link_text({ email }) },
      })}
      receipt={
        isSignatory &&
        orderId !== undefined && (
          // CRD-12
          <DocumentButton
            variant="outline"
            label={m.orders_save_receipt()}
            read={() => downloadDepositReceipt(orderId)}
          />
        )
      }
      // CRD-13
      further={
        listed && isOpenCardOrder(listed) && <CancelCardOrder orderId={listed.id} orderNumber={listed.orderNumber} />
      }
      actions={(outcome) => {
        if (!isSignatory || outcome === 'offline') return <HomeLink />
        if (outcome === 'expired') return <OrderNewLink />
        return (
          <>
            <ButtonLink to="/beneficiaries">{m.cards_show_employees()}</ButtonLink>
            <HomeLink />
          </>
        )
      }}
      rows={orderRows({ order, isError }, m.cards_employees(), ({ benefitGroup }) => ({
        value: formatCount(benefitGroup.noOfBeneficiaries),
        kind: 'number',
      }))}
    />
  )
}

const OrderNewLink = () => <ButtonLink to="/order/benefits">{m.orders_new()}</ButtonLink>

const HomeLink = () => (
  <ButtonLink to="/" variant="outline">
    {m.to_home()}
  </ButtonLink>
)

export const CardOrderStatusFailure = ({ error, reset }: ErrorComponentProps) => (
  <PaymentStatusFailure error={error} reset={reset} onBlocked={showBlockingError} elsewhere={<HomeLink />} />
)
