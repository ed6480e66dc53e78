import { getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { CardOrderPayment } from '@generated/api/model'
import { getReadCardOrderPaymentSuspenseQueryOptions } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { cardOrdersQuery } from '@/domain/card-orders'
import { type PayableOrder, PayOrderForm, PayOrderPage, PayOrderSkeleton } from '@/orders/pay-order'
import { usePayOrder } from '@/orders/use-pay-order'
import { paysBy } from '@/payments/order-payment'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { cents, sum } from '@/values/money'
import { type CardFee, costRows, creditCardFee } from '../card-costs'
import { OrderingCompany } from '../ordering-company'

const route = getRouteApi('/card-order-payment/$paymentId/{-$showWarning}')

/** CRD-03, PAY-07: pays an existing card order, or pays it again after a failure. */
export function PayCardOrderPage() {
  const { paymentId, showWarning } = route.useParams()
  const client = useQueryClient()
  const { orderId } = useSuspenseQuery(getReadCardOrderPaymentSuspenseQueryOptions(paymentId)).data
  return (
    <PayOrderPage
      orderType="digital"
      title={m.cards_pay()}
      paymentId={paymentId}
      status={route.useLoaderData()}
      isWarned={Boolean(showWarning)}
      form={(payable) => <PayCards {...payable} />}
      readNewest={async () => {
        const { cardOrders } = await client.fetchQuery({ ...cardOrdersQuery(), staleTime: 0 })
        return cardOrders.find(({ id }) => id === orderId)
      }}
      elsewhere={<HomeLink />}
    />
  )
}

const HomeLink = () => <ButtonLink to="/">{m.cards_show_home()}</ButtonLink>

function PayCards(props: PayableOrder) {
  const { paymentId, formId } = props
  const { data: order } = useSuspenseQuery(getReadCardOrderPaymentSuspenseQueryOptions(paymentId))
  const { data: settings } = useSuspenseQuery(getReadSettingsSuspenseQueryOptions())
  const pay = usePayOrder('digital', paymentId)
  const { company, billingAddress, cardOrderSummary: summary } = order
  const total = cents(summary.orderTotalWithVat)
  const percent = settings.creditCardFee
  const byCard = { amount: creditCardFee(summary, percent), percent }
  const cardFee = paysBy(pay.payment).isCard ? byCard : undefined
  return (
    <PayOrderForm
      {...props}
      pay={pay}
      settings={settings}
      amount={total}
      cardFee={byCard.amount}
      total={sum([total, cardFee?.amount ?? cents(0)])}
      // A constant: while a payment's outcome is unknown, the next submit must resend the same command (CRD-09).
      evidence={() => ({ body: formId })}
      costsNoMore
      aside={<OrderCard order={order} cardFee={cardFee} />}
    >
      {/* CRD-03: as saved with the order, which may differ from the company now. */}
      <OrderingCompany {...company} billingAddress={billingAddress} />
    </PayOrderForm>
  )
}

/** CRD-03: costs of the order and amounts for the employees. */
function OrderCard({ order, cardFee }: { order: CardOrderPayment; cardFee: CardFee | undefined }) {
  const { cardOrderSummary: summary, benefitGroup: group } = order
  return (
    <TitledCard title={m.cards_summary()}>
      <DescriptionList
        rows={[
          { label: m.cards_employees(), value: formatCount(group.noOfBeneficiaries), kind: 'number' },
          ...costRows({ summary, group }, undefined, cardFee),
        ]}
      />
    </TitledCard>
  )
}

export const PayCardOrderPending = () => <PayOrderSkeleton title={m.cards_pay()} />
