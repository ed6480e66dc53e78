import type { Address, CardOrderPayment, PaymentStatusReply } from '@generated/api/model'
import { useCreateCardOrderPayment } from '@generated/api/payments/payments'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi, useNavigate } from '@tanstack/react-router'
import { useMemo, useRef, useState } from 'react'
import { ApiError, isApiError } from '@/api/api-error'
import { countryName, useCountries } from '@/domain/countries'
import { useAppForm } from '@/forms/app-form'
import { FormRoot } from '@/forms/form-root'
import { FormRefusal, headersOf, isOfSameCommand, pressOf } from '@/forms/submit/press'
import { addressLines } from '@/orders/delivery-texts'
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
import { cents, formatEuros, sum } from '@/values/money'
import { type CardFee, costRows } from '../order/cost-rows'
import { orderPaymentQuery, settingsQuery } from '../queries'
import { creditCardFee } from '../sums/card-costs'
import { UnknownPayment } from './unknown-payment'

const route = getRouteApi('/card-order-payment/$paymentId/{-$showWarning}')

/** CRD-03, PAY-07: a card order that is there is paid, or paid once more. */
export function PayCardOrderPage() {
  const { paymentId, showWarning } = route.useParams()
  const status = route.useLoaderData()
  return (
    <>
      <PageHeader title={m.cards_pay()} />
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
  const formId = `card-order-payment-${props.paymentId}`
  const unresolved = useUnresolved(formId)
  return unresolved ? <UnknownPayment formId={formId} /> : <PayOrderForm {...props} formId={formId} />
}

const NO_INVALIDATION = { mutation: { meta: { invalidates: false } } }

function PayOrderForm({ paymentId, status, isWarned, formId }: PayOrderProps & { formId: string }) {
  const { data: order } = useSuspenseQuery(orderPaymentQuery(paymentId))
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const definition = useMemo(() => payOrderForm('digital', paymentId), [paymentId])
  const { mutateAsync: create } = useCreateCardOrderPayment(NO_INVALIDATION)
  const proceed = usePaymentStart('digital')
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
        if (typeof made !== 'string') throw new ApiError({ kind: 'malformed', operation: 'createCardOrderPayment' })
        await proceed({ paymentId: made, method: body.payment.method })
      } catch (error) {
        const isSettled = isApiError(error) && (error.has('payment_already_paid') || error.has('payment_expired'))
        if (!isSettled) throw error
        // Somebody else has paid it, or the time has run out: the status page has the words.
        client.removeQueries({ queryKey: orderPaymentQuery(paymentId).queryKey })
        await navigate({ to: pathsOf('digital').status(paymentId), replace: true })
        throw new FormRefusal()
      }
    },
  })
  const payment = useStore(form.store, (state) => state.values.payment)
  const isSending = useStore(form.store, (state) => state.isSubmitting)
  const total = cents(order.cardOrderSummary.orderTotalWithVat)
  const percent = settings.creditCardFee
  const byCard = { amount: creditCardFee(order.cardOrderSummary, percent), percent }
  const cardFee = paysBy(payment).isCard ? byCard : undefined
  return (
    <div className="grid items-start gap-6 nav:grid-cols-[minmax(0,1fr)_20rem]">
      <FormRoot
        form={form}
        rules={definition}
        fields={PAY_FIELDS}
        draft={formId}
        once
        // While nobody knows whether there is a payment, another press is the same command (CRD-09).
        evidence={() => ({ body: formId })}
        leavesOpen={isOfSameCommand}
        aria-label={m.cards_pay()}
        className="max-w-form min-w-0 space-y-6"
      >
        {isWarned && (
          <Alert variant="warning" levelLabel={m.level_warning()} live="alert">
            <AlertDescription>
              <p>{payAgainReason(paymentId, status.status)}</p>
            </AlertDescription>
          </Alert>
        )}
        <OrderedBy order={order} />
        <div ref={place} className="space-y-4">
          <form.AppField name="payment.method">
            {() => (
              <PaymentTiles
                orderType="digital"
                amount={total}
                settings={settings}
                busy={isSending}
                cardNote={byCard.amount > 0 ? m.payments_card_costs({ fee: formatEuros(byCard.amount) }) : undefined}
                makesOrder={false}
                onPay={() => place.current?.closest('form')?.requestSubmit()}
                canPay={() => true}
              />
            )}
          </form.AppField>
          <PayerFields form={form} fields="payment" costsNoMore />
        </div>
        {payment.method !== '' && !isSentByChoice(payment.method) && (
          <form.SubmitButton size="lg" whenInvalid="disable" className="max-sm:w-full">
            {m.cards_pay_sum({ sum: formatEuros(sum([total, cardFee?.amount ?? cents(0)])) })}
          </form.SubmitButton>
        )}
      </FormRoot>
      <OrderCard order={order} cardFee={cardFee} />
    </div>
  )
}

/** CRD-03: the company and its addresses, as the order has them. */
function OrderedBy({ order: { company, billingAddress } }: { order: CardOrderPayment }) {
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.orders_company()}</CardTitle>
      </CardHeader>
      <CardContent>
        <DescriptionList
          rows={[
            { label: m.orders_company_name(), value: company.name },
            { label: m.orders_business_id(), value: company.businessIdentityCode },
            { label: m.cards_address(), value: <PostalAddress {...company.address} /> },
            { label: m.cards_billing(), value: <PostalAddress {...billingAddress} /> },
          ]}
        />
      </CardContent>
    </Card>
  )
}

function PostalAddress({ addressLine: street, country, ...place }: Address) {
  const countries = useCountries()
  return [...addressLines({ street, ...place }), countryName(country, countries)].map((line) => (
    <span key={line} className="block">
      {line}
    </span>
  ))
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

export function PayCardOrderPending() {
  return (
    <>
      <PageHeader title={m.cards_pay()} />
      <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
        <Skeleton className="h-96 w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}
