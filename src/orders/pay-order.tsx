import type { AnyPaymentStatus, Id, OrderPaymentRequest } from '@generated/api/model'
import { createCardOrderPayment, createVoucherOrderPayment } from '@generated/api/payments/payments'
import { CreateCardOrderPaymentBody, CreateVoucherOrderPaymentBody } from '@generated/api/payments/payments.zod'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo } from 'react'
import { invalidateAll } from '@/api/queries/query-client'
import { isApiError } from '@/api/replies/api-error'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { FormRoot } from '@/forms/form-root'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { FormRefusal, headersOf, pressOf } from '@/forms/submit/press'
import {
  type FeeBasis,
  feeBasisOf,
  METHOD_MESSAGES,
  PAYMENT_FIELDS,
  paymentBody,
  UNPAID,
} from '@/payments/order-payment'
import { OrderPaymentFields, type OrderPaymentFieldsProps } from '@/payments/order-payment-fields'
import { canPayAgain, isAwaited } from '@/payments/payment-outcome'
import { pathsOf } from '@/payments/payment-paths'
import { payAgainReason } from '@/payments/provider-redirect'
import { fetchPaymentStatus } from '@/payments/queries'
import { paymentIdOf, usePaymentStart } from '@/payments/use-payment-start'
import { dropSent, markLookedUp, type SentCommand, useUnresolved } from '@/session/sent-commands'
import { Notice } from '@/ui/content/notice'
import { formWithAside } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

type PayableType = OrderPaymentFieldsProps['orderType']

const KINDS = {
  voucher: {
    form: 'voucher-order-payment',
    schema: CreateVoucherOrderPaymentBody,
    operation: 'createVoucherOrderPayment',
    create: createVoucherOrderPayment,
  },
  digital: {
    form: 'card-order-payment',
    schema: CreateCardOrderPaymentBody,
    operation: 'createCardOrderPayment',
    create: createCardOrderPayment,
  },
} as const

interface PayOrderPageProps extends OrderPaymentFieldsProps {
  title: string
  paymentId: Id
  status: AnyPaymentStatus
  /** PAY-22 */
  isWarned: boolean
  /** What is paid, above the payment methods. */
  children?: ReactNode
  /** The costs next to the form. */
  aside: (by: FeeBasis) => ReactNode
}

/** PAY-07: the page that pays an existing order. While the outcome of a sent payment is unknown, it has no form. */
export function PayOrderPage(props: PayOrderPageProps) {
  // Also the React key: no input of another payment stays.
  const formId = `${KINDS[props.orderType].form}-${props.paymentId}`
  const unresolved = useUnresolved(formId)
  return (
    <>
      <PageHeader title={props.title} />
      {unresolved ? (
        <UnknownPayment key={formId} {...props} formId={formId} sent={unresolved} />
      ) : (
        <PayOrder key={formId} {...props} formId={formId} />
      )}
    </>
  )
}

/** PAY-07: form that pays an existing order, next to its costs. */
function PayOrder(props: PayOrderPageProps & { formId: string }) {
  const { orderType, title, paymentId, status, isWarned, formId, settings, costs, children, aside } = props
  const { form, definition } = usePayOrder(orderType, paymentId)
  const payment = useStore(form.store, ({ values }) => values.payment)
  return (
    <div className={formWithAside}>
      <FormRoot
        form={form}
        rules={definition}
        draft={formId}
        evidence={() => ({
          // CRD-09: while the outcome of a card order's payment is unknown, the next submit must resend the same command.
          body: orderType === 'digital' ? formId : definition.toBody(form.state.values),
        })}
        aria-label={title}
        className="min-w-0 space-y-6"
      >
        {isWarned && <Notice level="warning" live="alert" text={<p>{payAgainReason(paymentId, status)}</p>} />}
        {children}
        <OrderPaymentFields orderType={orderType} settings={settings} costs={costs} />
      </FormRoot>
      {aside(feeBasisOf(payment))}
    </div>
  )
}

const payOrderForm = (orderType: PayableType, paymentId: Id) =>
  bodyForm({
    schema: KINDS[orderType].schema,
    fields: PAYMENT_FIELDS,
    messages: METHOD_MESSAGES,
    toBody: ({ payment }: typeof UNPAID): OrderPaymentRequest => ({ paymentId, payment: paymentBody(payment) }),
  })

/** PAY-07, PAY-20: form and submit of another payment. */
function usePayOrder(orderType: PayableType, paymentId: Id) {
  const definition = useMemo(() => payOrderForm(orderType, paymentId), [orderType, paymentId])
  const { create, operation } = KINDS[orderType]
  const proceed = usePaymentStart(orderType)
  const navigate = useNavigate()
  const client = useQueryClient()
  const form = useAppForm({
    ...definition.options,
    defaultValues: UNPAID,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta }) => {
      const body = definition.read(value)
      try {
        const made = paymentIdOf(await create(body, headersOf(meta)), operation)
        await proceed({ paymentId: made, payment: body.payment })
      } catch (error) {
        const isPaid = isApiError(error) && error.has('payment_already_paid')
        const isOver = isPaid || (isApiError(error) && error.has('payment_expired'))
        if (!isOver) throw error
        // A payment made elsewhere, for example in another tab, has replaced this one; the status of this one does not
        // show that.
        if (isPaid && (await isPayable(client, paymentId))) throw new FormRefusal(() => m.payments_settled_text())
        // The order was paid elsewhere or has expired; the status page explains that.
        await navigate({ to: pathsOf(orderType).status(paymentId), replace: true })
        void invalidateAll(client)
        throw new FormRefusal()
      }
    },
  })
  return { form, definition }
}

const isPayable = (client: QueryClient, paymentId: Id): Promise<boolean> =>
  fetchPaymentStatus(client, paymentId).then(
    ({ status }) => canPayAgain(status),
    () => false,
  )

interface UnknownPaymentProps extends Pick<PayOrderPageProps, 'orderType' | 'paymentId'> {
  formId: string
  sent: SentCommand
}

/** Shown after the reply to a new payment was lost: reads whether it replaced the old one, and sends nothing again. */
function UnknownPayment({ orderType, sent, formId, paymentId }: UnknownPaymentProps) {
  const client = useQueryClient()
  const paths = pathsOf(orderType)
  const { found, hasFailed } = useLookUp([sent], async () => {
    const { replacedBy: made, status } = await fetchPaymentStatus(client, paymentId)
    // The order may have been paid elsewhere meanwhile.
    if (made === undefined) return { made, isToPay: canPayAgain(status) }
    // A payment through the provider that was never started must be paid next.
    return { made, isToPay: isAwaited(await fetchPaymentStatus(client, made)) }
  })
  if (found?.made !== undefined) {
    const { made, isToPay } = found
    return (
      <InPlaceOfForm level="info" title={m.orders_unknown_payment_made_title()} text={m.orders_unknown_payment_made()}>
        <ButtonLink
          {...(isToPay ? paths.payAgain(made, true) : { to: paths.status(made) })}
          onClick={() => dropSent(formId, sent.key)}
        >
          {isToPay ? m.payments_back() : m.orders_unknown_payment_show()}
        </ButtonLink>
      </InPlaceOfForm>
    )
  }
  const isUndecided = hasFailed || found?.isToPay === false
  const answer = found ? m.orders_unknown_payment_nothing() : m.orders_unknown_checking()
  return (
    <InPlaceOfForm
      level="warning"
      title={m.orders_unknown_payment_title()}
      text={isUndecided ? m.orders_unknown_payment_undecided() : answer}
    >
      {isUndecided && <ButtonLink to={paths.status(paymentId)}>{m.orders_unknown_payment_show()}</ButtonLink>}
      {(found ?? hasFailed) && (
        <Button variant={isUndecided ? 'outline' : 'default'} onClick={() => markLookedUp(formId)}>
          {m.payments_back()}
        </Button>
      )}
    </InPlaceOfForm>
  )
}

export const PayOrderSkeleton = ({ title }: { title: string }) => (
  <>
    <PageHeader title={title} />
    <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
      <Skeleton className="h-96 w-full rounded-lg" />
    </SkeletonGroup>
  </>
)
