import type { RequestedLoads } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { type ErrorComponentProps, getRouteApi, useNavigate } from '@tanstack/react-router'
import { parse } from 'zod/mini'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { isApiError } from '@/api/replies/api-error'
import { accountOf } from '@/domain/company-account'
import { mayHaveEmployees, NoEmployees } from '@/domain/no-employees'
import { OutdatedNote } from '@/domain/read-failure'
import { InPlaceOfForm } from '@/forms/submit/lost-reply'
import { paymentSettingsQuery } from '@/payments/queries'
import { markLookedUp, type SentCommand, useUnresolved } from '@/session/sent-commands'
import { useBlockingFailure } from '@/shell/blocking-error'
import { pageFailure } from '@/shell/route-error-screen'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import { DepositSearch } from './deposit-search'
import { MoneyAhead } from './forecast/money-ahead'
import { DepositForm, formKeyOf } from './form/deposit-form-view'
import { DEPOSIT_FORM } from './form/sent-deposit'
import { OpenPaymentsCard } from './open-payments-card'
import { accountsQuery, customerQuery, requestedLoadsQuery } from './queries'
import { DepositStatusFailure } from './status/deposit-status-page'

const route = getRouteApi('/load-account')

const columns = 'grid grid-cols-1 items-start gap-6 @5xl:grid-cols-[minmax(0,var(--container-form))_minmax(0,1fr)]'

/** DEP-01…11: adds money to the company account, or pays a failed deposit again. */
export function DepositPage() {
  const { data: customer } = useRequiredQuery(customerQuery())
  return (
    <>
      <PageHeader title={m.deposit_title()} description={m.deposit_description()} />
      {mayHaveEmployees(customer) ? <Deposit /> : <NoEmployees />}
    </>
  )
}

function Deposit() {
  const search = route.useSearch()
  const { payment, unfinished, amount } = search
  const failed = route.useLoaderData()
  const accountsRead = useRequiredQuery(accountsQuery())
  const { data: accounts } = accountsRead
  const requestsRead = useQuery(requestedLoadsQuery())
  const { data: settings, error: settingsError } = useQuery(paymentSettingsQuery())
  // NAV-10: a deposit needs the settings.
  useBlockingFailure(settings ? undefined : settingsError)
  // A sent deposit whose outcome is unknown must be resolved before a new one starts, also after a reload or a new
  // login.
  const unresolved = useUnresolved(DEPOSIT_FORM)
  const retry =
    payment !== undefined && failed ? { paymentId: payment, status: failed, isWarned: unfinished === true } : undefined
  return (
    <div className="@container space-y-6">
      <OutdatedNote reads={[accountsRead, requestsRead]} />
      {requestsRead.data && <PendingRequests {...requestsRead.data} />}
      <OpenPaymentsCard except={payment} />
      <div className={columns}>
        {unresolved ? (
          <>
            <LostDeposit sent={unresolved} />
            <MoneyAhead />
          </>
        ) : (
          <DepositForm
            key={formKeyOf(search)}
            accountNumber={accountOf(accounts)?.companyAccountId ?? ''}
            settings={settings}
            retry={retry}
            firstAmount={amount}
          />
        )}
      </div>
    </div>
  )
}

/** The reply to a deposit was lost. Creating a payment moves no money, so the user can make the deposit again. */
function LostDeposit({ sent }: { sent: SentCommand }) {
  const navigate = useNavigate()
  const startAgain = () => {
    // The same amount is the same command, with its key: keeping it is safer than a retyped one that differs.
    markLookedUp(DEPOSIT_FORM)
    void navigate({ to: '/load-account', search: parse(DepositSearch, sent.evidence) })
  }
  return (
    <InPlaceOfForm level="warning" title={m.deposit_unknown_title()} text={m.deposit_unknown_text()}>
      <Button onClick={startAgain}>{m.deposit_start_anew()}</Button>
      <ButtonLink to="/reports" variant="outline">
        {m.deposit_unknown_transactions()}
      </ButtonLink>
    </InPlaceOfForm>
  )
}

export function DepositPending() {
  return (
    <>
      <PageHeader title={m.deposit_title()} description={m.deposit_description()} />
      <SkeletonGroup label={m.deposit_pending()} className="@container">
        <div className={columns}>
          <div className="space-y-6">
            <Skeleton className="h-65 w-full rounded-lg" />
            <Skeleton className="h-28 w-full rounded-lg" />
            <Skeleton className="h-12 w-32 rounded-md" />
          </div>
          <div className="space-y-6">
            <Skeleton className="h-37 w-full rounded-lg" />
            <Skeleton className="h-189 w-full rounded-lg" />
          </div>
        </div>
      </SkeletonGroup>
    </>
  )
}

/** DEP-04: sum of the open load requests, with a link. The forecast says whether the balance covers them. */
function PendingRequests({ totalRequestedLoads: count, totalRequestedLoadsAmount: amount }: RequestedLoads) {
  if (count === 0) return null
  return (
    <Notice
      level="info"
      title={m.deposit_requests_title({ count: formatCount(count) })}
      text={m.deposit_requests_text({ sum: formatEuros(cents(amount)) })}
    >
      <ButtonLink to="/load-account/requested-loads" variant="outline">
        {m.deposit_requests_action()}
      </ButtonLink>
    </Notice>
  )
}

const ReadFailed = pageFailure(() => <PageHeader title={m.deposit_title()} />)

/** Replaces the page if it cannot be read; a payment that cannot be read has its own text (PAY-08, NAV-10). */
export function DepositFailure(props: ErrorComponentProps) {
  const { error } = props
  if (isApiError(error) && error.operation === 'readPaymentStatus') return <DepositStatusFailure {...props} />
  return <ReadFailed {...props} />
}
