import type { BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarClock, Check, ChevronRight, TriangleAlert } from 'lucide-react'
import type { ReactNode } from 'react'
import { benefitName } from '@/domain/benefit-names'
import { balanceOf } from '@/domain/company-account'
import { type Month, monthOf } from '@/domain/months'
import { type JoinedRead, joinReads, RetryLine } from '@/domain/read-failure'
import {
  missingBenefits,
  nextLoads,
  openLoadsOf,
  openLoadText,
  openRequests,
  scheduledLoads,
} from '@/domain/top-ups/checklist'
import { depositOf } from '@/domain/top-ups/forecast'
import { dayOf } from '@/domain/top-ups/load-day'
import { plannedTopUpsQuery } from '@/domain/top-ups/queries'
import { TitledCard } from '@/ui/content/card'
import { Skeleton } from '@/ui/content/skeleton'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { type Cents, cents, formatEuros } from '@/values/money'
import { formatDate } from '@/values/plain-date'
import { accountsQuery, employeesQuery, requestsQuery, topUpsQuery } from './queries'

/** MON-05: checks before closing the month. Facts known only as of today are shown only for the current month. */
export function ChecklistCard({ month }: { month: Month }) {
  const isRunning = month === monthOf(today())
  return (
    <TitledCard aria-label={m.month_checklist_title()} title={m.month_checklist_title()} flush>
      <ul className="divide-y divide-border border-t border-border">
        <OpenLoads month={month} />
        {isRunning && (
          <>
            <Requests />
            <MissingBenefits />
            <ScheduledLoads month={month} />
            <NextLoads />
          </>
        )}
      </ul>
    </TitledCard>
  )
}

type Tone = 'done' | 'attention' | 'ahead'
const ICONS = { done: Check, attention: TriangleAlert, ahead: CalendarClock }
const COLOURS = { done: 'text-success', attention: 'text-attention', ahead: 'text-muted-foreground' }

interface LineProps {
  tone: Tone
  to?: string
  search?: { benefit: `no-${BenefitType}` } | { amount: Cents }
  children: ReactNode
}

function Line({ tone, to, search, children }: LineProps) {
  const Icon = ICONS[tone]
  const content = (
    <>
      <Icon aria-hidden="true" className={`size-5 shrink-0 ${COLOURS[tone]}`} />
      <span className="min-w-0 grow">{children}</span>
    </>
  )
  const line = 'flex min-h-11 items-center gap-3 px-4 py-2.5 sm:px-6'
  return (
    <li>
      {to === undefined ? (
        <p className={line}>{content}</p>
      ) : (
        <Link to={to} search={search} className={`${line} hover:bg-muted`}>
          {content}
          <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
        </Link>
      )}
    </li>
  )
}

function NotYet({ read, text }: { read: Pick<JoinedRead, 'isError' | 'refetch'>; text: string }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2.5 sm:px-6">
      {read.isError ? (
        <RetryLine text={text} onRetry={read.refetch} />
      ) : (
        <Skeleton label={m.home_work_pending()} className="h-6 w-64 max-w-full" />
      )}
    </li>
  )
}

function OpenLoads({ month }: { month: Month }) {
  const read = useQuery({ ...topUpsQuery(), select: ({ topUpLoads }) => openLoadsOf(month, topUpLoads) })
  if (!read.data) return <NotYet read={read} text={m.reports_top_ups_failed_title()} />
  if (read.data.length === 0) return <Line tone="done">{m.month_failed_none()}</Line>
  return read.data.map((load) => (
    <Line key={load.id} tone="attention" to={`/reports/topups/${load.id}`}>
      {openLoadText(load, benefitName(load.benefitType))}
    </Line>
  ))
}

function Requests() {
  const read = useQuery({ ...requestsQuery(), select: openRequests })
  if (!read.data) return <NotYet read={read} text={m.month_requests_failed()} />
  const { count, sum } = read.data
  if (count === 0) return <Line tone="done">{m.month_requests_none()}</Line>
  return (
    <Line tone="attention" to="/load-account/requested-loads">
      {m.home_work_requests({ count: formatCount(count), sum: formatEuros(sum) })}
    </Line>
  )
}

function MissingBenefits() {
  const read = useQuery({
    ...employeesQuery(),
    select: ({ beneficiaries }) => missingBenefits(beneficiaries, today()),
  })
  if (!read.data) return <NotYet read={read} text={m.month_employees_failed()} />
  if (read.data.length === 0) return <Line tone="done">{m.month_missing_none()}</Line>
  return read.data.map(({ benefit, count }) => (
    <Line key={benefit} tone="attention" to="/beneficiaries" search={{ benefit: `no-${benefit}` }}>
      {m.month_missing({ benefit: benefitName(benefit), count: formatCount(count) })}
    </Line>
  ))
}

function ScheduledLoads({ month }: { month: Month }) {
  const read = useQuery({ ...topUpsQuery(), select: ({ topUpLoads }) => scheduledLoads(month, topUpLoads) })
  // A failed read is already shown with the failed loads.
  if (!read.data) return null
  if (read.data.length === 0) return <Line tone="ahead">{m.month_scheduled_none()}</Line>
  return read.data.map((load) => (
    <Line key={load.id} tone="ahead" to={`/reports/topups/${load.id}`}>
      {m.month_scheduled({
        benefit: benefitName(load.benefitType),
        date: formatDate(dayOf(load)),
        sum: formatEuros(cents(load.totalSum)),
      })}
    </Line>
  ))
}

function NextLoads() {
  const { next, read } = useNextLoads()
  if (!next) return <NotYet read={read} text={m.month_money_failed()} />
  const { shortage, rows, balance } = next
  if (shortage) {
    return (
      <Line tone="attention" to="/load-account" search={{ amount: depositOf(shortage.missing) }}>
        {m.month_money_missing({ sum: formatEuros(shortage.missing), date: formatDate(shortage.date) })}
      </Line>
    )
  }
  const last = rows.at(-1)
  return (
    <Line tone="done" to="/load-account">
      {last
        ? m.month_money_enough({ balance: formatEuros(balance), date: formatDate(last.date) })
        : m.month_money_none({ balance: formatEuros(balance) })}
    </Line>
  )
}

/** Whether the balance covers all loads up to the next load day. Later loads are shown on the deposit page. */
function useNextLoads() {
  const day = today()
  const balance = useQuery({ ...accountsQuery(), select: balanceOf })
  const plan = useQuery(plannedTopUpsQuery())
  const read = joinReads([balance, plan])
  if (read.isError || balance.data === undefined || !plan.data) return { read, next: undefined }
  const next = nextLoads(balance.data, plan.data, day)
  return next
    ? { read, next: { ...next, balance: balance.data } }
    : { read: { ...read, isError: true }, next: undefined }
}
