import type { CardOrderPayment } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { PayOrderForm, PayOrderSkeleton } from '@/orders/pay-order-form'
import { type PayableOrder, PayOrderPage } from '@/orders/pay-order-page'
import { usePayOrder } from '@/orders/use-pay-order'
import { paysBy } from '@/payments/order-payment'
import { emailCheck } from '@/shell/field-checks'
import { buttonVariants } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { formatCount } from '@/values/count'
import { cents } from '@/values/money'
import { type CardFee, costRows } from '../order/cost-rows'
import { OrderingCompany } from '../ordering-company'
import { orderPaymentQuery, settingsQuery } from '../queries'
import { creditCardFee } from '../sums/card-costs'
import { UnknownPayment } from './unknown-payment'

const noneOfOnesOwn = () => undefined

const route = getRouteApi('/card-order-payment/$paymentId/{-$showWarning}')

/** CRD-03, PAY-07: a card order that is there is paid, or paid once more. */
export function PayCardOrderPage() {
  const { paymentId, showWarning } = route.useParams()
  return (
    <PayOrderPage
      orderType="digital"
      title={m.cards_pay()}
      paymentId={paymentId}
      status={route.useLoaderData()}
      isWarned={Boolean(showWarning)}
      form={(payable) => <PayCards {...payable} />}
      unknown={({ formId }) => <UnknownPayment formId={formId} />}
    />
  )
}

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
  const emailCheckOfLink = useAsyncCheck(emailCheck(noneOfOnesOwn))
  return (
    <PayOrderForm
      {...props}
      pay={pay}
      emailCheck={emailCheckOfLink}
      orderType="digital"
      title={m.cards_pay()}
      settings={settings}
      amount={total}
      cardFee={byCard.amount}
      // An invoice and a link cost no card fee.
      total={total}
      // While nobody knows whether there is a payment, another press is the same command (CRD-09).
      evidence={() => ({ body: formId })}
      costsNoMore
      aside={<OrderCard order={order} cardFee={cardFee} />}
      elsewhere={
        <Link to="/" className={buttonVariants()}>
          {m.cards_show_home()}
        </Link>
      }
    >
      {/* CRD-03: as the order has them. */}
      <OrderingCompany {...company} billingAddress={billingAddress} />
    </PayOrderForm>
  )
}

/** CRD-03: what it costs and what the employees get. */
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
