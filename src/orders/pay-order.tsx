import type { CardOrderReply, Id, OrderPaymentRequest, PaymentStatusReply } from '@generated/api/model'
import {
  getReadCardOrderPaymentQueryKey,
  getReadVoucherOrderPaymentQueryKey,
  useCreateCardOrderPayment,
  useCreateVoucherOrderPayment,
} from '@generated/api/payments/payments'
import { CreateCardOrderPaymentBody, CreateVoucherOrderPaymentBody } from '@generated/api/payments/payments.zod'
import { m } from '@generated/messages/messages.js'
import { useStore } from '@tanstack/react-form'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { type ReactNode, useMemo, useState } from 'react'
import { isApiError } from '@/api/api-error'
import { NO_INVALIDATION } from '@/api/query-client'
import { useAppForm } from '@/forms/app-form'
import { bodyForm } from '@/forms/body-form'
import { FormRoot } from '@/forms/form-root'
import { InPlaceOfForm, useLookUp } from '@/forms/submit/lost-reply'
import { FormRefusal, headersOf, isOfSameCommand, pressOf } from '@/forms/submit/press'
import { METHOD_MESSAGES, NO_PAYMENT, PAYMENT_FIELDS, type PaymentValues, paymentBody } from '@/payments/order-payment'
import { OrderPaymentFields, type OrderPaymentFieldsProps } from '@/payments/order-payment-fields'
import { isThroughProvider } from '@/payments/payment-choice'
import { canPayAgain } from '@/payments/payment-outcome'
import { pathsOf } from '@/payments/payment-paths'
import { payAgainReason } from '@/payments/provider-redirect'
import { readStatusAnew } from '@/payments/queries'
import { paymentIdOf, usePaymentStart } from '@/payments/use-payment-start'
import { dropSent, type Evidence, markLookedUp, type SentCommand, useUnresolved } from '@/session/sent-commands'
import { Notice } from '@/ui/content/notice'
import { formWithAside } from '@/ui/content/page-section'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

export interface PayableOrder extends Pick<OrderPaymentFieldsProps, 'orderType'> {
  title: string
  paymentId: Id
  status: PaymentStatusReply
  /** PAY-22 */
  isWarned: boolean
  formId: string
  elsewhere: ReactNode
}

interface PayOrderPageProps extends Omit<PayableOrder, 'formId'>, Pick<UnknownPaymentProps, 'readNewest'> {
  form: (order: PayableOrder) => ReactNode
}

/** PAY-07: the page that pays an existing order. While the outcome of a sent payment is unknown, it has no form. */
export const PayOrderPage = (props: PayOrderPageProps) => (
  <>
    <PageHeader title={props.title} />
    {/* The key remounts the form for another payment, so that no input of the last one stays. */}
    <PayOrder key={props.paymentId} {...props} />
  </>
)

function PayOrder({ form, readNewest, ...order }: PayOrderPageProps) {
  const formId = `${KINDS[order.orderType].form}-${order.paymentId}`
  const unresolved = useUnresolved(formId)
  return unresolved ? (
    <UnknownPayment {...order} formId={formId} sent={unresolved} readNewest={readNewest} />
  ) : (
    form({ ...order, formId })
  )
}

interface PayOrderFormProps extends PayableOrder, Omit<OrderPaymentFieldsProps, 'orderType'> {
  pay: ReturnType<typeof usePayOrder>
  evidence: () => Evidence
  children?: ReactNode
  aside: ReactNode
}

/** PAY-07: form that pays an existing order, next to its costs. */
export function PayOrderForm(props: PayOrderFormProps) {
  const { pay, evidence, title, formId, paymentId, status, isWarned, elsewhere, children, aside, ...payment } = props
  const { form, definition } = pay
  if (pay.isSettled) {
    return (
      <InPlaceOfForm level="info" title={m.payments_settled_title()} text={m.payments_settled_text()}>
        {elsewhere}
      </InPlaceOfForm>
    )
  }
  return (
    <div className={formWithAside}>
      <FormRoot
        form={form}
        rules={definition}
        fields={PAYMENT_FIELDS}
        draft={formId}
        once
        evidence={evidence}
        leavesOpen={isOfSameCommand}
        aria-label={title}
        className="min-w-0 space-y-6"
      >
        {isWarned && <Notice level="warning" live="alert" text={<p>{payAgainReason(paymentId, status.status)}</p>} />}
        {children}
        <OrderPaymentFields form={form} fields="payment" {...payment} />
      </FormRoot>
      {aside}
    </div>
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

type NewestPayment = Partial<Pick<CardOrderReply, 'paymentId' | 'paymentStatus' | 'paymentMethod'>>

interface UnknownPaymentProps extends Pick<PayableOrder, 'orderType' | 'paymentId' | 'formId' | 'elsewhere'> {
  sent: SentCommand
  /** Reads the order's newest payment; undefined when that is not possible. */
  readNewest: () => Promise<NewestPayment | undefined>
}

/** Shown after the reply to a new payment was lost: reads the order's newest payment, and sends nothing again. */
function UnknownPayment({ orderType, sent, formId, paymentId, readNewest, elsewhere }: UnknownPaymentProps) {
  const { found } = useLookUp([sent], async () => (await readNewest().catch(() => undefined)) ?? {})
  const newest = found?.paymentId
  const isMade = newest !== undefined && newest !== paymentId
  // A payment through the provider that was never started must be paid next.
  const isToPay = found?.paymentStatus === 'Created' && isThroughProvider(found.paymentMethod)
  return (
    <InPlaceOfForm
      level={isMade ? 'info' : 'warning'}
      title={isMade ? m.orders_unknown_payment_made_title() : m.orders_unknown_payment_title()}
      text={textOf(!found, newest, isMade)}
    >
      {found && (
        <>
          {isMade && (
            <ButtonLink
              {...(isToPay ? pathsOf(orderType).payAgain(newest, true) : { to: pathsOf(orderType).status(newest) })}
              onClick={() => dropSent(formId, sent.key)}
            >
              {isToPay ? m.orders_unknown_payment_back() : m.orders_unknown_payment_show()}
            </ButtonLink>
          )}
          {newest === undefined && elsewhere}
          {!isMade && (
            <Button variant={newest === undefined ? 'outline' : 'default'} onClick={() => markLookedUp(formId)}>
              {m.orders_unknown_payment_back()}
            </Button>
          )}
        </>
      )}
    </InPlaceOfForm>
  )
}

function textOf(isChecking: boolean, newest: Id | undefined, isMade: boolean): string {
  if (isChecking) return m.orders_unknown_checking()
  if (newest === undefined) return m.orders_unknown_payment_undecided()
  return isMade ? m.orders_unknown_payment_made() : m.orders_unknown_payment_nothing()
}

const KINDS = {
  voucher: {
    form: 'voucher-order-payment',
    schema: CreateVoucherOrderPaymentBody,
    operation: 'createVoucherOrderPayment',
    orderKey: getReadVoucherOrderPaymentQueryKey,
  },
  digital: {
    form: 'card-order-payment',
    schema: CreateCardOrderPaymentBody,
    operation: 'createCardOrderPayment',
    orderKey: getReadCardOrderPaymentQueryKey,
  },
} as const
type PayableType = keyof typeof KINDS

const payOrderForm = (orderType: PayableType, paymentId: Id) =>
  bodyForm({
    schema: KINDS[orderType].schema,
    fields: PAYMENT_FIELDS,
    messages: METHOD_MESSAGES,
    toBody: ({ payment }: { payment: PaymentValues }): OrderPaymentRequest => ({
      paymentId,
      payment: paymentBody(payment),
    }),
  })

/** PAY-07, PAY-20: form and submit of another payment. `isSettled`: yet another payment has paid the order. */
export function usePayOrder(orderType: PayableType, paymentId: Id) {
  const definition = useMemo(() => payOrderForm(orderType, paymentId), [orderType, paymentId])
  const { mutateAsync: createForVouchers } = useCreateVoucherOrderPayment(NO_INVALIDATION)
  const { mutateAsync: createForCards } = useCreateCardOrderPayment(NO_INVALIDATION)
  const create = orderType === 'voucher' ? createForVouchers : createForCards
  const proceed = usePaymentStart(orderType)
  const navigate = useNavigate()
  const client = useQueryClient()
  const [defaultValues] = useState({ payment: NO_PAYMENT })
  const [isSettled, setIsSettled] = useState(false)
  const form = useAppForm({
    ...definition.options,
    defaultValues,
    onSubmitMeta: pressOf(),
    onSubmit: async ({ value, meta }) => {
      const body = definition.read(value)
      try {
        const made = paymentIdOf(await create({ data: body, headers: headersOf(meta) }), KINDS[orderType].operation)
        await proceed({ paymentId: made, payment: body.payment })
      } catch (error) {
        const isPaid = isApiError(error) && error.has('payment_already_paid')
        const isOver = isPaid || (isApiError(error) && error.has('payment_expired'))
        if (!isOver) throw error
        // A payment made elsewhere, for example in another tab, has replaced this one; the status of this one does not
        // show that.
        if (isPaid && (await isPayable(client, paymentId))) {
          setIsSettled(true)
          throw new FormRefusal()
        }
        // The order was paid elsewhere or has expired; the status page explains that.
        client.removeQueries({ queryKey: KINDS[orderType].orderKey(paymentId) })
        await navigate({ to: pathsOf(orderType).status(paymentId), replace: true })
        throw new FormRefusal()
      }
    },
  })
  const payment = useStore(form.store, (state) => state.values.payment)
  return { form, definition, payment, isSettled }
}

const isPayable = (client: QueryClient, paymentId: Id): Promise<boolean> =>
  readStatusAnew(client, paymentId).then(
    ({ status }) => canPayAgain(status),
    () => false,
  )
