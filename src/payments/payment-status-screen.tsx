import type { Id, OrderType, PaymentStatusReply } from '@generated/api/model'
import { useCancelPayment } from '@generated/api/payments/payments'
import { getCheckHasOrdersQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Navigate } from '@tanstack/react-router'
import {
  CircleCheck,
  CircleX,
  Clock,
  FileQuestion,
  FileText,
  type LucideIcon,
  ShieldAlert,
  TriangleAlert,
} from 'lucide-react'
import type { ReactNode } from 'react'
import { useRetryPage } from '@/api/queries/use-retry-page'
import { failureOf, isApiError } from '@/api/replies/api-error'
import { usePageTitle } from '@/browser/page-title'
import { useOnFailure } from '@/browser/use-on-failure'
import { moneyRow } from '@/domain/money-row'
import { ConfirmButton } from '@/forms/submit/confirm-action'
import { useLocale } from '@/language/locale'
import { DescriptionList, type DescriptionRows } from '@/ui/content/description-list'
import { EmptyState } from '@/ui/content/empty-state'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Spinner } from '@/ui/content/spinner'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { formatReferenceNumber } from '@/values/identifiers/reference-number'
import { cents, formatEuros } from '@/values/numbers/money'
import { InvoiceButton } from './document-button'
import { type FailureReason, isFailure, type PaymentOutcome } from './payment-outcome'
import { pathsOf } from './payment-paths'
import { TransferDetails } from './transfer-details'
import { usePaymentStatus } from './use-payment-status'

type Success = Exclude<PaymentOutcome, FailureReason>

interface PaymentStatusScreenProps {
  paymentId: Id
  orderType: OrderType
  /** PAY-06, PAY-17: texts for each outcome except failure, by kind of order. */
  texts: (reply: PaymentStatusReply) => Record<Success, { title: string; text: ReactNode }>
  /** The next actions, at most two; after an expiry the link for ordering again (PAY-23). */
  actions: (outcome: Success | 'expired') => ReactNode
  rows?: DescriptionRows
  /** The button that downloads the receipt, after payment. */
  receipt?: ReactNode
  /** The last action of every outcome except a paid one, such as the button that cancels the order. */
  further?: ReactNode
}

// Red is for a refusal. Nothing went wrong if the user left the payment.
const LOOKS: Record<PaymentOutcome | 'waiting', [LucideIcon, string]> = {
  paid: [CircleCheck, 'text-success'],
  confirmed: [CircleCheck, 'text-success'],
  pending: [Clock, 'text-attention'],
  waiting: [Clock, 'text-attention'],
  offline: [FileText, 'text-info'],
  unfinished: [CircleX, 'text-attention'],
  aborted: [CircleX, 'text-attention'],
  rejected: [CircleX, 'text-error'],
  expired: [CircleX, 'text-attention'],
}

/** PAY-23: a failure is named in the terms of the documents. */
const sharedTexts = () => ({
  waiting: { title: m.payments_waiting_title(), text: m.payments_waiting_text() },
  unreadable: { title: m.payments_unreadable_title(), text: m.payments_unreadable_text() },
  unfinished: { title: m.payments_unfinished_title(), text: m.payments_unfinished_text() },
  aborted: { title: m.payments_aborted_title(), text: m.payments_aborted_text() },
  rejected: { title: m.payments_rejected_title(), text: m.payments_rejected_text() },
  expired: { title: m.payments_expired_title(), text: m.payments_expired_text() },
})

/** The result of a payment, for every kind of order (PAY-06, PAY-14, PAY-24). */
export const PaymentStatusScreen = (props: PaymentStatusScreenProps) => (
  // A new payment id must remount the screen, so that polling and data of the last payment are dropped.
  <StatusScreen key={props.paymentId} {...props} />
)

function StatusScreen(props: PaymentStatusScreenProps) {
  const { paymentId, orderType, rows = [] } = props
  const state = usePaymentStatus(paymentId)
  const { reply, outcome, isWaiting } = state
  const shown = isWaiting ? 'waiting' : outcome
  const isUnreadable = state.isUnreadable && (outcome === 'pending' || isFailure(outcome))
  const [Icon, tone] = LOOKS[shown]
  const { title, text } = { ...sharedTexts(), ...props.texts(reply) }[isUnreadable ? 'unreadable' : shown]
  // The amount tells browser tabs apart.
  usePageTitle(reply.amountInCents === undefined ? title : `${title} ${formatEuros(cents(reply.amountInCents))}`)
  if (isFailure(outcome) && reply.replacedBy !== undefined) {
    // Show the payment that replaced this one: it has the order's current state.
    return <Navigate to={pathsOf(orderType).status(reply.replacedBy)} replace />
  }
  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- an output element may not hold headings */}
      <div role="status" aria-busy={isWaiting} className="flex items-start gap-3">
        <Icon className={`mt-0.5 size-8 shrink-0 ${tone}`} />
        <PageHeader title={title} className="min-w-0 grow" description={text} />
      </div>
      <div className="max-w-form space-y-6">
        {isWaiting && (
          <p className="flex items-center gap-3">
            <Spinner /> {m.payments_waiting_now()}
          </p>
        )}
        <DescriptionList
          className="rounded-lg border border-border bg-card px-4 sm:px-6"
          rows={[
            reply.amountInCents !== undefined && moneyRow(m.payments_sum(), reply.amountInCents, { isAnswer: true }),
            // A transfer shows its reference number in its details, with a copy button.
            !(reply.referenceNumber === undefined || reply.transfer) && {
              label: m.payments_reference(),
              value: formatReferenceNumber(reply.referenceNumber),
            },
            ...rows,
          ]}
        />
        {outcome === 'paid' && props.receipt}
        {outcome === 'offline' && <Invoice {...reply} paymentId={paymentId} orderType={orderType} />}
        {!isWaiting && isFailure(outcome) && <NewCustomerNote />}
        {!isWaiting && (
          <div className="flex flex-wrap gap-3">
            <Actions {...props} {...state} isUnreadable={isUnreadable} />
            {outcome !== 'paid' && outcome !== 'confirmed' && props.further}
          </div>
        )}
      </div>
    </>
  )
}

/** PAY-11, PAY-17: the invoice, and how to pay it where the API says so. */
function Invoice({ paymentId, orderType, paymentMethod, transfer }: PaymentStatusReply & { paymentId: Id }) {
  const label = orderType === 'deposit' ? m.deposit_transfer_invoice() : m.vouchers_save_invoice()
  if (transfer) return <TransferDetails paymentId={paymentId} transfer={transfer} saveLabel={label} />
  return (
    paymentMethod === 'PrintInvoicePdf' && (
      <div>
        <InvoiceButton paymentId={paymentId} label={label} />
      </div>
    )
  )
}

type State = ReturnType<typeof usePaymentStatus>

function Actions(props: PaymentStatusScreenProps & State) {
  const { paymentId, orderType, actions, outcome, isUnreadable, isReading, refetch } = props
  const checkAgain = (
    <Button variant="outline" busy={isReading} onClick={refetch}>
      {m.payments_check_again()}
    </Button>
  )
  if (outcome === 'pending') {
    return (
      <>
        {actions(outcome)}
        {checkAgain}
        <CancelPayment paymentId={paymentId} onCanceled={refetch} />
      </>
    )
  }
  if (isUnreadable) return checkAgain
  if (outcome === 'expired' || !isFailure(outcome)) return actions(outcome)
  // PAY-06, PAY-22
  return (
    <>
      <ButtonLink {...pathsOf(orderType).payAgain(paymentId, true)}>{m.payments_back()}</ButtonLink>
      {outcome === 'unfinished' && checkAgain}
    </>
  )
}

/** PAY-25: for a payer who returned without paying, so that another method can be used. */
function CancelPayment({ paymentId, onCanceled }: { paymentId: Id; onCanceled: () => void }) {
  const { mutateAsync: cancel } = useCancelPayment()
  return (
    <ConfirmButton
      label={m.payments_cancel()}
      title={m.payments_cancel_title()}
      confirmLabel={m.payments_cancel()}
      cancelLabel={m.payments_cancel_keep()}
      variant="destructive"
      action={() => cancel({ paymentId })}
      onDone={onCanceled}
    >
      <p>{m.payments_cancel_text()}</p>
    </ConfirmButton>
  )
}

/** PAY-06: note at a failed payment for companies without earlier orders; nothing when that cannot be read. */
function NewCustomerNote() {
  const { data: hasOrders } = useQuery(getCheckHasOrdersQueryOptions())
  if (hasOrders !== false) return null
  return <Notice level="info" title={m.payments_new_customer_title()} text={<p>{m.payments_new_customer_text()}</p>} />
}

interface PaymentStatusFailureProps {
  error: unknown
  reset: () => void
  /** NAV-10: opens the non-closable popup. */
  onBlocked: (error: unknown) => void
  elsewhere?: ReactNode
}

/** Shown when a payment's page cannot be shown: PAY-08's error page, or the popup over a page with a retry (NAV-10). */
export function PaymentStatusFailure({ error, reset, onBlocked, elsewhere }: PaymentStatusFailureProps) {
  useLocale()
  const failure = failureOf(error, true)
  // A retry cannot help: the payment does not exist, or the user may not see it (PAY-08).
  const isFinal = failure === 'missing' || failure === 'forbidden'
  useOnFailure(isFinal ? undefined : error, onBlocked)
  const retry = useRetryPage(reset)
  const home = <ButtonLink to="/">{m.to_home()}</ButtonLink>
  // A failure of another read says nothing about the payment.
  const isOfStatus = isApiError(error) && error.operation === 'readPaymentStatus'
  return (
    <>
      <PageHeader title={m.payments_status_title()} />
      {failure === 'missing' && (
        <EmptyState icon={<FileQuestion />} title={m.payments_missing_title()} action={elsewhere ?? home}>
          {m.payments_missing_text()}
        </EmptyState>
      )}
      {failure === 'forbidden' && (
        <EmptyState icon={<ShieldAlert />} title={m.payments_unauthorised_title()} action={home}>
          {m.payments_unauthorised_text()}
        </EmptyState>
      )}
      {!isFinal && (
        <EmptyState
          icon={<TriangleAlert />}
          title={isOfStatus ? m.payments_unreadable_title() : m.error_screen_title()}
          action={
            <>
              <Button onClick={retry}>{m.try_again()}</Button>
              {elsewhere}
            </>
          }
        >
          {isOfStatus ? m.payments_unreadable_text() : m.error_screen_text()}
        </EmptyState>
      )}
    </>
  )
}

export const PaymentStatusPending = () => (
  <>
    <PageHeader title={m.payments_status_pending()} />
    <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-10 w-40" />
    </SkeletonGroup>
  </>
)
