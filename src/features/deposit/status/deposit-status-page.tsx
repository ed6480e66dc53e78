import type { PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, Link } from '@tanstack/react-router'
import { PaymentStatusFailure } from '@/payments/payment-status-failure'
import { type OutcomeTexts, PaymentStatusScreen } from '@/payments/payment-status-screen'
import { showBlockingError } from '@/shell/blocking-error'
import { useBuiltPaths } from '@/shell/built-paths'
import { buttonVariants } from '@/ui/button'
import { PageHeader } from '@/ui/page-header'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { cents, formatEuros } from '@/values/money'
import { accountsQuery } from '../queries'
import { TransferDetails } from './transfer-details'

const route = getRouteApi('/load-account_/status/$paymentId')
const LOAD_BENEFIT: string = '/load-benefit'

/** PAY-06, PAY-14: the result of a deposit; its texts are known by the route. */
export function DepositStatusPage() {
  const { paymentId } = route.useParams()
  const { data: accounts } = useQuery(accountsQuery())
  const balance = accounts?.accounts[0]?.availableBalance
  const requested = accounts?.unfulfilledRequestSum ?? 0
  const startAnew = (
    <Link to="/load-account" className={buttonVariants()}>
      {m.deposit_start_anew()}
    </Link>
  )
  return (
    <PaymentStatusScreen
      // Another payment is another page: what was read and awaited of the last one is over.
      key={paymentId}
      paymentId={paymentId}
      orderType="deposit"
      texts={{ paid: paidTexts, confirmed: confirmedTexts, pending: pendingTexts, offline: offlineTexts }}
      rows={
        balance === undefined
          ? []
          : [
              { label: m.deposit_balance_now(), value: formatEuros(cents(balance)), kind: 'money' },
              // REQ-05: what a deposit did not cover still waits.
              ...(requested > 0
                ? [
                    {
                      label: m.deposit_balance_requested(),
                      value: formatEuros(cents(requested)),
                      kind: 'money' as const,
                    },
                  ]
                : []),
            ]
      }
      details={({ transfer }, { kind }) =>
        kind === 'offline' && transfer && <TransferDetails paymentId={paymentId} transfer={transfer} />
      }
      startAnew={startAnew}
    />
  )
}

function paidTexts({ amountInCents }: PaymentStatusReply): OutcomeTexts {
  return {
    title: m.deposit_paid_title(),
    text: m.deposit_paid_text({ sum: formatEuros(cents(amountInCents)) }),
    actions: <AfterDeposit />,
  }
}

const confirmedTexts = (): OutcomeTexts => ({
  title: m.deposit_confirmed_title(),
  text: m.deposit_confirmed_text(),
  actions: <AfterDeposit />,
})

const pendingTexts = (): OutcomeTexts => ({ title: m.deposit_pending_title(), text: m.deposit_pending_text() })

const offlineTexts = (): OutcomeTexts => ({ title: m.deposit_transfer_title(), text: m.deposit_transfer_text() })

/** What one does with the money, or the way home. */
function AfterDeposit() {
  const canLoad = useBuiltPaths().has(LOAD_BENEFIT)
  return (
    <>
      {canLoad && (
        <Link to={LOAD_BENEFIT} className={buttonVariants()}>
          {m.deposit_load_benefit()}
        </Link>
      )}
      <Link to="/" className={buttonVariants({ variant: 'outline' })}>
        {m.to_home()}
      </Link>
    </>
  )
}

export function DepositStatusFailure({ error, reset }: ErrorComponentProps) {
  return <PaymentStatusFailure error={error} reset={reset} onBlocked={showBlockingError} elsewhere={<ToDeposit />} />
}

function ToDeposit() {
  return (
    <Link to="/load-account" className={buttonVariants({ variant: 'outline' })}>
      {m.deposit_title()}
    </Link>
  )
}

export function DepositStatusPending() {
  return (
    <>
      <PageHeader title={m.payments_status_pending()} />
      <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
        <Skeleton className="h-24 w-full rounded-lg" />
        <Skeleton className="h-10 w-40" />
      </SkeletonGroup>
    </>
  )
}
