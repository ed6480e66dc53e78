import { getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { Id, VoucherOrderPayment } from '@generated/api/model'
import { getReadVoucherOrderPaymentSuspenseQueryOptions } from '@generated/api/payments/payments'
import { getReadVoucherFeesSuspenseQueryOptions } from '@generated/api/vouchers/vouchers'
import { m } from '@generated/messages/messages.js'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useMemo } from 'react'
import { moneyRow } from '@/domain/money-row'
import { feeRows } from '@/features/vouchers/displayed-order'
import { type PayableOrder, PayOrderForm, PayOrderPage, PayOrderSkeleton } from '@/orders/pay-order'
import { usePayOrder } from '@/orders/use-pay-order'
import { paysBy } from '@/payments/order-payment'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'
import { voucherOrderQuery } from '../queries'
import { ratesOf, type VoucherCosts, type VoucherRates, voucherCosts } from '../voucher-sums'

const route = getRouteApi('/voucher-order-payment/$paymentId/{-$showWarning}')

/** PAY-07: pays an existing voucher order, or pays it again after a failure. */
export function PayVoucherOrderPage() {
  const { paymentId, showWarning } = route.useParams()
  const client = useQueryClient()
  const { orderId } = useSuspenseQuery(getReadVoucherOrderPaymentSuspenseQueryOptions(paymentId)).data
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
  <ButtonLink to="/order-details/$voucherOrderId" params={{ voucherOrderId: orderId }}>
    {m.vouchers_details()}
  </ButtonLink>
)

function PayVouchers(props: PayableOrder) {
  const { paymentId } = props
  const { data: order } = useSuspenseQuery(getReadVoucherOrderPaymentSuspenseQueryOptions(paymentId))
  const { data: settings } = useSuspenseQuery(getReadSettingsSuspenseQueryOptions())
  const { data: fees } = useSuspenseQuery(getReadVoucherFeesSuspenseQueryOptions())
  const rates = useMemo(() => ratesOf(fees, settings), [fees, settings])
  const pay = usePayOrder('voucher', paymentId)
  const by = (how: { isCard: boolean; hasReference: boolean }) =>
    voucherCosts({ quantity: order.totalQuantity, faceValue: order.faceValue }, how, rates)
  const costs = by(paysBy(pay.payment))
  return (
    <PayOrderForm
      {...props}
      pay={pay}
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
    <TitledCard
      title={
        order.orderNumber === undefined ? m.vouchers_summary() : m.vouchers_details_title({ number: order.orderNumber })
      }
    >
      <DescriptionList
        rows={[
          {
            label: m.vouchers_amount(),
            value: m.vouchers_amount_text({
              count: formatCount(order.totalQuantity),
              value: formatEuros(cents(order.faceValue)),
            }),
          },
          moneyRow(m.vouchers_sum(), costs.vouchers),
          ...feeRows({ ...costs, vatPercent: rates.vatPercent }),
        ]}
      />
    </TitledCard>
  )
}

export const PayVoucherOrderPending = () => <PayOrderSkeleton title={m.vouchers_pay()} />
