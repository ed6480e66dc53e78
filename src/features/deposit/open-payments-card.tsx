import { m } from '@generated/messages/messages.js'
import { joinReads, RetryLine } from '@/domain/read-failure'
import { InvoiceButton } from '@/payments/document-button'
import { DuePassed } from '@/payments/due-passed'
import { forgetPayment, type OpenPayment, useOpenPayments } from '@/payments/open-payments'
import { isFailure, outcomeOf } from '@/payments/payment-outcome'
import { pathsOf } from '@/payments/payment-paths'
import { TitledCard } from '@/ui/content/card'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { formatReferenceNumber } from '@/values/identifiers/reference-number'
import { cents, formatEuros } from '@/values/numbers/money'

const PATHS = pathsOf('deposit')

/** PAY-11, PAY-22: unpaid invoices and unfinished payments, each with a link to continue. */
export function OpenPaymentsCard({ except }: { except: string | undefined }) {
  const { payments, reads } = useOpenPayments()
  const open = payments.filter(({ paymentId }) => paymentId !== except)
  const { isError, refetch } = joinReads(reads)
  if (open.length === 0 && !isError) return null
  return (
    <TitledCard title={m.deposit_open_title()} contentClass="space-y-4">
      {open.length > 0 && (
        <ul className="divide-y divide-border">
          {open.map((payment) => (
            <OpenRow key={payment.paymentId} {...payment} />
          ))}
        </ul>
      )}
      {isError && <RetryLine text={m.deposit_open_failed()} onRetry={refetch} />}
    </TitledCard>
  )
}

function OpenRow({ paymentId, reply }: OpenPayment) {
  const { transfer, referenceNumber = transfer?.referenceNumber } = reply
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 py-3 first:pt-0 last:pb-0">
      <div className="min-w-0">
        {reply.amountInCents !== undefined && (
          <p className="font-medium tabular-nums">{formatEuros(cents(reply.amountInCents))}</p>
        )}
        <p>
          {openText(reply)}
          {transfer && reply.status !== 'Confirmed' && (
            <>
              {' '}
              <DuePassed dueDate={transfer.dueDate} />
            </>
          )}
        </p>
        {referenceNumber !== undefined && (
          <p className="text-sm text-muted-foreground tabular-nums">
            {m.deposit_open_reference({ number: formatReferenceNumber(referenceNumber.replace(/^0+/, '')) })}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-3">
        <Way paymentId={paymentId} reply={reply} />
      </div>
    </li>
  )
}

function openText(reply: OpenPayment['reply']): string {
  if (reply.status === 'Confirmed') return m.deposit_open_accepted()
  if (reply.transfer) return m.deposit_open_invoice({ date: formatDate(plainDate(reply.transfer.dueDate)) })
  const outcome = outcomeOf(reply)
  if (outcome === 'pending') return m.deposit_open_pending()
  if (outcome === 'aborted') return m.payments_aborted_title()
  return outcome === 'rejected' ? m.payments_rejected_title() : m.deposit_open_unfinished()
}

function Way({ paymentId, reply }: OpenPayment) {
  if (isFailure(outcomeOf(reply))) {
    return (
      <>
        <ButtonLink {...PATHS.payAgain(paymentId, true)} variant="outline">
          {m.deposit_open_resume()}
        </ButtonLink>
        {reply.status !== 'Created' && (
          <Button variant="ghost" onClick={() => forgetPayment(paymentId)}>
            {m.deposit_open_forget()}
          </Button>
        )}
      </>
    )
  }
  return (
    <>
      <ButtonLink to={PATHS.status(paymentId)} variant="outline">
        {reply.transfer ? m.deposit_transfer_details() : m.deposit_open_show()}
      </ButtonLink>
      {reply.transfer && <InvoiceButton paymentId={paymentId} label={m.deposit_transfer_invoice()} variant="outline" />}
    </>
  )
}
