import type { PaymentStatusReply, VoucherOrderPayment } from '@generated/api/model'
import { useCreateVoucherOrderPayment } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { ApiError, isApiError } from '@/api/api-error'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal, headersOf, isOfSameCommand, pressOf } from '@/forms/submit/press'
import { feeRows } from '@/orders/cost-rows'
import { PAY_FIELDS, payOrderForm } from '@/orders/pay-order-form'
import { isSentByChoice, NO_PAYMENT, paysBy } from '@/payments/order-payment'
import { payAgainReason } from '@/payments/pay-again'
import { PayerFields } from '@/payments/payer-fields'
import { pathsOf } from '@/payments/payment-paths'
import { PaymentTiles } from '@/payments/payment-tiles'
import { usePaymentStart } from '@/payments/use-payment-start'
import { useUnresolved } from '@/session/sent-commands'
import { Alert, AlertDescription } from '@/ui/alert'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { PageHeader } from '@/ui/page-header'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
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
  return <PayOrderForm {...props} formId={formId} order={order} />
}

const NO_INVALIDATION = { mutation: { meta: { invalidates: false } } }

function PayOrderForm({
  paymentId,
  status,
  isWarned,
  formId,
  order,
}: PayOrderProps & { formId: string; order: VoucherOrderPayment }) {
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const { data: fees } = useSuspenseQuery(feesQuery())
  const rates = useMemo(() => ratesOf(fees, settings), [fees, settings])
  const definition = useMemo(() => payOrderForm('voucher', paymentId), [paymentId])
  const { mutateAsync: create } = useCreateVoucherOrderPayment(NO_INVALIDATION)
  const proceed = usePaymentStart('voucher')
  const navigate = useNavigate()
  const client = useQueryClient()
  const place = useRef<HTMLDivElement>(null)
  const [defaultValues] = useState({ payment: NO_PAYMENT })
  const form = useAppForm({
    ...definition.options,
    defaultValues,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta }) => {
      const body = definition.read(value)
      try {
        const { paymentId: made } = await create({ data: body, headers: headersOf(meta) })
        // A success that names no payment leaves open what was made.
        if (typeof made !== 'string') throw new ApiError({ kind: 'malformed', operation: 'createVoucherOrderPayment' })
        await proceed({ paymentId: made, method: body.payment.method })
      } catch (error) {
        const isSettled = isApiError(error) && (error.has('payment_already_paid') || error.has('payment_expired'))
        if (!isSettled) throw error
        // Somebody else has paid it, or the time has run out: the status page has the words.
        client.removeQueries({ queryKey: orderPaymentQuery(paymentId).queryKey })
        await navigate({ to: pathsOf('voucher').status(paymentId), replace: true })
        throw new FormRefusal()
      }
    },
  })
  const payment = useStore(form.store, (state) => state.values.payment)
  const isSending = useStore(form.store, (state) => state.isSubmitting)
  const by = (how: { isCard: boolean; hasReference: boolean }) =>
    voucherCosts({ quantity: order.totalQuantity, faceValue: order.faceValue }, how, rates)
  const costs = by(paysBy(payment))
  const byCard = by({ isCard: true, hasReference: true })
  return (
    <div className="grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_20rem]">
      <FormRoot
        form={form}
        rules={definition}
        fields={PAY_FIELDS}
        draft={formId}
        once
        evidence={() => ({ body: definition.toBody(form.state.values) })}
        leavesOpen={isOfSameCommand}
        aria-label={m.vouchers_pay()}
        className="max-w-form min-w-0 space-y-6"
      >
        {isWarned && (
          <Alert variant="warning" levelLabel={m.level_warning()} live="alert">
            <AlertDescription>
              <p>{payAgainReason(paymentId, status.status)}</p>
            </AlertDescription>
          </Alert>
        )}
        <div ref={place} className="space-y-4">
          <form.AppField name="payment.method">
            {() => (
              <PaymentTiles
                orderType="voucher"
                amount={by({ isCard: false, hasReference: true }).total}
                settings={settings}
                busy={isSending}
                cardNote={byCard.cardFee > 0 ? m.payments_card_costs({ fee: formatEuros(byCard.cardFee) }) : undefined}
                makesOrder={false}
                onPay={() => place.current?.closest('form')?.requestSubmit()}
                canPay={() => true}
              />
            )}
          </form.AppField>
          <PayerFields form={form} fields="payment" />
        </div>
        {payment.method !== '' && !isSentByChoice(payment.method) && (
          <form.SubmitButton size="lg" whenInvalid="disable" className="max-sm:w-full">
            {m.vouchers_pay_sum({ sum: formatEuros(costs.total) })}
          </form.SubmitButton>
        )}
      </FormRoot>
      <OrderCard order={order} costs={costs} rates={rates} />
    </div>
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

export function PayOrderPending() {
  return (
    <>
      <PageHeader title={m.vouchers_pay()} />
      <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
        <Skeleton className="h-96 w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}
