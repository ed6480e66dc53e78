import type { CardOrderPayment } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { cardOrdersQuery } from '@/domain/card-orders'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { PayOrderForm, PayOrderSkeleton } from '@/orders/pay-order-form'
import { type PayableOrder, PayOrderPage } from '@/orders/pay-order-page'
import { usePayOrder } from '@/orders/use-pay-order'
import { paysBy } from '@/payments/order-payment'
import { emailCheck } from '@/shell/field-checks'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { buttonVariants } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import { cents, sum } from '@/values/money'
import { type CardFee, costRows } from '../order/cost-rows'
import { OrderingCompany } from '../ordering-company'
import { orderPaymentQuery, settingsQuery } from '../queries'
import { creditCardFee } from '../sums/card-costs'

const route = getRouteApi('/card-order-payment/$paymentId/{-$showWarning}')

/** CRD-03, PAY-07: pays an existing card order, or pays it again after a failure. */
export function PayCardOrderPage() {
  const { paymentId, showWarning } = route.useParams()
  const client = useQueryClient()
  const { orderId } = useSuspenseQuery(orderPaymentQuery(paymentId)).data
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

const HomeLink = () => (
  <Link to="/" className={buttonVariants()}>
    {m.cards_show_home()}
  </Link>
)

function PayCards(props: PayableOrder) {
  const { paymentId, formId } = props
  const { data: order } = useSuspenseQuery(orderPaymentQuery(paymentId))
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const pay = usePayOrder({ orderType: 'digital', paymentId, orderKey: orderPaymentQuery(paymentId).queryKey })
  const { company, billingAddress, cardOrderSummary: summary } = order
  const total = cents(summary.orderTotalWithVat)
  const percent = settings.creditCardFee
  const byCard = { amount: creditCardFee(summary, percent), percent }
  const cardFee = paysBy(pay.payment).isCard ? byCard : undefined
  const emailCheckOfLink = useAsyncCheck(emailCheck())
  return (
    <PayOrderForm
      {...props}
      pay={pay}
      emailCheck={emailCheckOfLink}
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
    <Card>
      <CardHeader>
        <CardTitle>{m.cards_summary()}</CardTitle>
      </CardHeader>
      <CardContent>
        <DescriptionList
          rows={[
            { label: m.cards_employees(), value: formatCount(group.noOfBeneficiaries), kind: 'number' },
            ...costRows({ summary, group }, undefined, cardFee),
          ]}
        />
      </CardContent>
    </Card>
  )
}

export const PayCardOrderPending = () => <PayOrderSkeleton title={m.cards_pay()} />
