import type { PaymentStatusReply, VoucherOrderPayment } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { feeRows } from '@/orders/cost-rows'
import { PayOrderForm, PayOrderSkeleton } from '@/orders/pay-order-form'
import { usePayOrder } from '@/orders/use-pay-order'
import { paysBy } from '@/payments/order-payment'
import { useUnresolved } from '@/session/sent-commands'
import { buttonVariants } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { PageHeader } from '@/ui/page-header'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import { feesQuery, settingsQuery } from '../queries'
import { ratesOf, type VoucherCosts, type VoucherRates, voucherCosts } from '../sums/voucher-costs'
import { orderPaymentQuery } from './queries'
import { UnknownPayment } from './unknown-payment'

const route = getRouteApi('/voucher-order-payment/$paymentId/{-$showWarning}')

/** PAY-07: an order that is there is paid, or paid once more. */
export function PayOrderPage() {
  const { paymentId, showWarning } = route.useParams()
  const status = route.useLoaderData()
  return (
    <>
      <PageHeader title={m.vouchers_pay()} />
      {/* Another payment is another form: nothing chosen for the last one stays. */}
      <PayOrder key={paymentId} paymentId={paymentId} status={status} isWarned={Boolean(showWarning)} />
    </>
  )
}

interface PayOrderProps {
  paymentId: string
  status: PaymentStatusReply
  /** PAY-22 */
  isWarned: boolean
}

function PayOrder(props: PayOrderProps) {
  const { paymentId } = props
  const formId = `voucher-order-payment-${paymentId}`
  const { data: order } = useSuspenseQuery(orderPaymentQuery(paymentId))
  const unresolved = useUnresolved(formId)
  if (unresolved)
    return <UnknownPayment sent={unresolved} formId={formId} orderId={order.orderId} paymentId={paymentId} />
  return <PayVouchers {...props} formId={formId} order={order} />
}

function PayVouchers(props: PayOrderProps & { formId: string; order: VoucherOrderPayment }) {
  const { paymentId, order } = props
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const { data: fees } = useSuspenseQuery(feesQuery())
  const rates = useMemo(() => ratesOf(fees, settings), [fees, settings])
  const pay = usePayOrder({ orderType: 'voucher', paymentId, orderKey: orderPaymentQuery(paymentId).queryKey })
  const by = (how: { isCard: boolean; hasReference: boolean }) =>
    voucherCosts({ quantity: order.totalQuantity, faceValue: order.faceValue }, how, rates)
  const costs = by(paysBy(pay.payment))
  return (
    <PayOrderForm
      {...props}
      pay={pay}
      orderType="voucher"
      title={m.vouchers_pay()}
      settings={settings}
      amount={by({ isCard: false, hasReference: true }).total}
      cardFee={by({ isCard: true, hasReference: true }).cardFee}
      submitLabel={m.vouchers_pay_sum({ sum: formatEuros(costs.total) })}
      evidence={() => ({ body: pay.definition.toBody(pay.form.state.values) })}
      aside={<OrderCard order={order} costs={costs} rates={rates} />}
      elsewhere={
        <Link
          to="/order-details/$voucherOrderId"
          params={{ voucherOrderId: order.orderId }}
          className={buttonVariants()}
        >
          {m.vouchers_details()}
        </Link>
      }
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

export const PayOrderPending = () => <PayOrderSkeleton title={m.vouchers_pay()} />
