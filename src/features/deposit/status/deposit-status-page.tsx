import type { Id, PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi } from '@tanstack/react-router'
import { useEffect } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { accountOf } from '@/domain/company-account'
import { moneyRow } from '@/domain/money-row'
import { forgetPayment, isSettled, rememberPayment } from '@/payments/open-payments'
import { PaymentStatusFailure, PaymentStatusScreen } from '@/payments/payment-status-screen'
import { paymentStatusQuery } from '@/payments/queries'
import { showBlockingError } from '@/shell/blocking-error'
import type { DescriptionRows } from '@/ui/content/description-list'
import { ButtonLink } from '@/ui/navigation/links'
import { cents, formatEuros } from '@/values/numbers/money'
import { accountsQuery } from '../queries'

const route = getRouteApi('/load-account_/status/$paymentId')

/** PAY-06, PAY-14: result of a deposit. */
export function DepositStatusPage() {
  const { paymentId } = route.useParams()
  const { data: reply } = useRequiredQuery(paymentStatusQuery(paymentId))
  const rows = useBalanceRows(paymentId, reply)
  const { amountInCents } = reply
  return (
    <PaymentStatusScreen
      paymentId={paymentId}
      orderType="deposit"
      texts={() => ({
        paid: {
          title: m.deposit_paid_title(),
          text:
            amountInCents === undefined
              ? m.deposit_paid_text_without_sum()
              : m.deposit_paid_text({ sum: formatEuros(cents(amountInCents)) }),
        },
        confirmed: { title: m.deposit_confirmed_title(), text: m.deposit_confirmed_text() },
        pending: { title: m.deposit_pending_title(), text: m.deposit_pending_text() },
        offline: { title: m.deposit_transfer_title(), text: m.deposit_transfer_text() },
      })}
      actions={(outcome) => {
        if (outcome === 'paid' || outcome === 'confirmed') {
          return (
            <>
              <ButtonLink to="/load-benefit">{m.deposit_load_benefit()}</ButtonLink>
              <ButtonLink to="/" variant="outline">
                {m.to_home()}
              </ButtonLink>
            </>
          )
        }
        return (
          outcome === 'expired' && (
            <ButtonLink to="/load-account" search={{ amount: amountInCents }}>
              {m.deposit_start_anew()}
            </ButtonLink>
          )
        )
      }}
      rows={rows}
    />
  )
}

/** The balance, and the open load requests (REQ-05). */
function useBalanceRows(paymentId: Id, reply: PaymentStatusReply): DescriptionRows {
  const isOver = isSettled(reply)
  // Remember payments opened from a bookmark or in another browser too.
  useEffect(() => (isOver ? forgetPayment(paymentId) : rememberPayment(paymentId)), [isOver, paymentId])
  const { data: accounts, isError } = useQuery(accountsQuery())
  // After a failed refetch `accounts` is older than the payment.
  const balance = isError || !accounts ? undefined : accountOf(accounts)?.availableBalance
  if (balance === undefined) {
    return isError ? [moneyRow(m.deposit_balance_now(), undefined, { note: m.home_balance_failed() })] : []
  }
  const requested = accounts?.unfulfilledRequestSum ?? 0
  return [
    moneyRow(m.deposit_balance_now(), balance),
    requested > 0 && moneyRow(m.deposit_balance_requested(), requested),
  ]
}

export function DepositStatusFailure({ error, reset }: ErrorComponentProps) {
  const toDeposit = (
    <ButtonLink to="/load-account" variant="outline">
      {m.deposit_title()}
    </ButtonLink>
  )
  return <PaymentStatusFailure error={error} reset={reset} onBlocked={showBlockingError} elsewhere={toDeposit} />
}
