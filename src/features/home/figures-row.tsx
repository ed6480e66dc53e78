import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { clsx } from 'clsx'
import { type ReactNode, useId } from 'react'
import { monthOf } from '@/domain/months'
import { type JoinedRead, joinReads, RetryLine } from '@/domain/read-failure'
import type { Forecast } from '@/domain/top-ups/forecast'
import { monthLoadedQuery } from '@/domain/top-ups/month-loads'
import { nextLoad } from '@/domain/top-ups/next-load'
import { plannedTopUpsQuery } from '@/domain/top-ups/queries'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { ButtonLink, TextLink } from '@/ui/navigation/links'
import { MISSING } from '@/values/collections/look-up'
import { today } from '@/values/dates/clock'
import { formatDate } from '@/values/dates/plain-date'
import { type Cents, cents, formatEuros, isKnownAmount } from '@/values/numbers/money'
import { balanceQuery, topUpsQuery } from './queries'
import { useForecast } from './worklist'

/** Balance and loads of the company, in four figures (HOM-03). */
export function FiguresRow() {
  return (
    <div className="@container">
      {/* The dividers are the background showing through the gaps. */}
      {/* Two columns, so that the worklist is in sight on a phone; one column in large letters. */}
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,max(8.5rem,40%)),1fr))] gap-px overflow-clip rounded-lg border border-border bg-border @xl:grid-cols-2 @4xl:grid-cols-[minmax(0,1.8fr)_repeat(3,minmax(0,1fr))]">
        <Balance />
        <Missing />
        <LoadedThisMonth />
        <NextLoad />
      </div>
    </div>
  )
}

interface FigureProps {
  label: string
  /** Undefined until every read has succeeded, or if a reply is invalid. */
  value: string | undefined
  note: ReactNode
  read: JoinedRead
  isWarning?: boolean
  action?: ReactNode
}

/** As large as a sum of 13 characters fits without a break, in any font and size of letters. */
const FIGURE = 'text-[clamp(1rem,12cqi,1.875rem)]'

/** Reserves the line while the figure loads, two on phones, so that the layout does not shift. */
const NOTE =
  'flex min-h-6 flex-wrap items-center gap-x-2 max-sm:min-h-11.5 max-sm:items-start max-sm:*:[a]:-my-0.75 text-sm text-muted-foreground'

function Figure({ label, value, note, read, isWarning = false, action }: FigureProps) {
  const id = useId()
  const isFailed = value === undefined && (read.isError || !read.isPending)
  return (
    <section
      aria-labelledby={id}
      className="@container min-w-0 bg-card p-3 max-sm:flex max-sm:flex-col sm:px-6 sm:py-4"
    >
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 max-sm:contents">
        <div className="min-w-0">
          <h2 id={id} className="text-sm text-muted-foreground">
            {label}
          </h2>
          {value === undefined && !isFailed ? (
            <SkeletonGroup label={m.home_figure_pending()} className={FIGURE}>
              <Skeleton className="h-lh w-36" />
            </SkeletonGroup>
          ) : (
            <p className={clsx(FIGURE, 'font-semibold tabular-nums', isWarning && 'text-attention')}>
              {value ?? MISSING}
            </p>
          )}
        </div>
        {action}
      </div>
      {isFailed ? (
        <RetryLine className={NOTE} text={m.home_figure_failed()} onRetry={read.refetch} />
      ) : (
        <p className={NOTE}>{value !== undefined && note}</p>
      )}
    </section>
  )
}

const known = (amount: Cents | null | undefined) =>
  amount === undefined || amount === null || !isKnownAmount(amount) ? undefined : formatEuros(amount)

function Balance() {
  const money = useQuery(balanceQuery())
  const requested = money.data?.requested ?? cents(0)
  return (
    <Figure
      label={m.home_balance()}
      value={known(money.data?.balance)}
      note={requested > 0 ? m.home_balance_requested({ amount: formatEuros(requested) }) : m.home_balance_no_requests()}
      read={money}
      action={
        <ButtonLink to="/load-account" className="max-sm:order-last max-sm:mt-2">
          {m.home_balance_transfer()}
        </ButtonLink>
      }
    />
  )
}

/** The shortage of which the worklist warns. */
function Missing() {
  const { ahead, reads } = useForecast()
  return (
    <Figure
      label={m.home_missing()}
      value={ahead && formatEuros(ahead.shortage?.missing ?? cents(0))}
      note={ahead && missingNote(ahead)}
      isWarning={ahead?.shortage !== undefined}
      read={joinReads(reads)}
    />
  )
}

function missingNote({ shortage, rows }: Forecast): string {
  if (shortage?.kind === 'requests') return m.home_missing_for_requests()
  if (shortage) {
    const text = shortage.kind === 'expected' ? m.home_missing_for_expected : m.home_missing_for
    return text({ date: formatDate(shortage.date) })
  }
  const last = rows.at(-1)
  return last ? m.home_missing_enough({ date: formatDate(last.date) }) : m.home_missing_no_loads()
}

function LoadedThisMonth() {
  const loaded = useQuery(monthLoadedQuery())
  return (
    <Figure
      label={m.home_loaded()}
      value={known(loaded.data)}
      note={
        <TextLink to="/month/$month" params={{ month: monthOf(today()) }}>
          {m.month_current_action()}
        </TextLink>
      }
      read={loaded}
    />
  )
}

function NextLoad() {
  const topUps = useQuery(topUpsQuery())
  const plan = useQuery(plannedTopUpsQuery())
  const next = topUps.data && nextLoad(topUps.data, today())
  const automaticOn = plan.data?.automaticOn
  return (
    <Figure
      label={m.home_next_load()}
      value={next === null ? MISSING : next && formatDate(next.date)}
      note={
        <>
          {next && <span>{`${next.benefits}, ${formatEuros(next.sum)}`}</span>}
          {automaticOn && <span>{m.home_next_automatic({ date: formatDate(automaticOn) })}</span>}
          {!next && !automaticOn && !plan.isPending && m.month_scheduled_none()}
        </>
      }
      read={topUps}
    />
  )
}
