import type { Id, VoucherOrderPayment } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { useAsyncCheck } from '@/forms/submit/async-check'
import { feeRows } from '@/orders/cost-rows'
import { PayOrderForm, PayOrderSkeleton } from '@/orders/pay-order-form'
import { type PayableOrder, PayOrderPage } from '@/orders/pay-order-page'
import { usePayOrder } from '@/orders/use-pay-order'
import { paysBy } from '@/payments/order-payment'
import { emailCheck } from '@/shell/field-checks'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { buttonVariants } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import { feesQuery, settingsQuery, voucherOrderQuery } from '../queries'
import { ratesOf, type VoucherCosts, type VoucherRates, voucherCosts } from '../sums/voucher-costs'
import { orderPaymentQuery } from './queries'

const route = getRouteApi('/voucher-order-payment/$paymentId/{-$showWarning}')

/** PAY-07: pays an existing voucher order, or pays it again after a failure. */
export function PayVoucherOrderPage() {
  const { paymentId, showWarning } = route.useParams()
  const client = useQueryClient()
  const { orderId } = useSuspenseQuery(orderPaymentQuery(paymentId)).data
  return (
    <PayOrderPage
      orderType="voucher"
      title={m.vouchers_pay()}
      paymentId={paymentId}
      status={route.useLoaderData()}
      isWarned={Boolean(showWarning)}
      form={(payable) => <PayVouchers {...payable} />}
      readNewest={() => client.fetchQuery({ ...voucherOrderQuery(orderId), staleTime: 0 })}
      elsewhere={<OrderDetailsLink orderId={orderId} />}
    />
  )
}

const OrderDetailsLink = ({ orderId }: { orderId: Id }) => (
  <Link to="/order-details/$voucherOrderId" params={{ voucherOrderId: orderId }} className={buttonVariants()}>
    {m.vouchers_details()}
  </Link>
)

function PayVouchers(props: PayableOrder) {
  const { paymentId } = props
  const { data: order } = useSuspenseQuery(orderPaymentQuery(paymentId))
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const { data: fees } = useSuspenseQuery(feesQuery())
  const rates = useMemo(() => ratesOf(fees, settings), [fees, settings])
  const pay = usePayOrder({ orderType: 'voucher', paymentId, orderKey: orderPaymentQuery(paymentId).queryKey })
  const by = (how: { isCard: boolean; hasReference: boolean }) =>
    voucherCosts({ quantity: order.totalQuantity, faceValue: order.faceValue }, how, rates)
  const costs = by(paysBy(pay.payment))
  const emailCheckOfLink = useAsyncCheck(emailCheck())
  return (
    <PayOrderForm
      {...props}
      pay={pay}
      emailCheck={emailCheckOfLink}
      settings={settings}
      amount={by({ isCard: false, hasReference: true }).total}
      cardFee={by({ isCard: true, hasReference: true }).cardFee}
      total={costs.total}
      evidence={() => ({ body: pay.definition.toBody(pay.form.state.values) })}
      aside={<OrderCard order={order} costs={costs} rates={rates} />}
    />
  )
}

function OrderCard({ order, costs, rates }: { order: VoucherOrderPayment; costs: VoucherCosts; rates: VoucherRates }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>
          {order.orderNumber === undefined
            ? m.vouchers_summary()
            : m.vouchers_details_title({ number: order.orderNumber })}
        </CardTitle>
      </CardHeader>
      <CardContent>
        <DescriptionList
          rows={[
            {
              label: m.vouchers_amount(),
              value: m.vouchers_amount_text({
                count: formatCount(order.totalQuantity),
                value: formatEuros(cents(order.faceValue)),
              }),
            },
            { label: m.vouchers_sum(), value: formatEuros(costs.vouchers), kind: 'money' },
            ...feeRows({ ...costs, vatPercent: rates.vatPercent }),
          ]}
        />
      </CardContent>
    </Card>
  )
}

export const PayVoucherOrderPending = () => <PayOrderSkeleton title={m.vouchers_pay()} />
