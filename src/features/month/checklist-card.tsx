import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { CalendarClock, Check as CheckMark, TriangleAlert } from 'lucide-react'
import { benefitName } from '@/domain/benefit-names'
import { balanceOf } from '@/domain/company-account'
import { type Month, monthOf } from '@/domain/months'
import { type JoinedRead, joinReads, RetryLine } from '@/domain/read-failure'
import {
  loadItem,
  missingItems,
  nextLoads,
  openLoadsOf,
  requestsItem,
  scheduledLoads,
  shortageItem,
  type WorkItem,
} from '@/domain/top-ups/checklist'
import { ChecklistLine, type ChecklistLineProps } from '@/domain/top-ups/checklist-line'
import { dayOf } from '@/domain/top-ups/load-day'
import { plannedTopUpsQuery } from '@/domain/top-ups/queries'
import { TitledCard } from '@/ui/content/card'
import { Skeleton } from '@/ui/content/skeleton'
import { today } from '@/values/dates/clock'
import { formatDate } from '@/values/dates/plain-date'
import { cents, formatEuros } from '@/values/numbers/money'
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

const LOOKS = {
  done: { icon: CheckMark, colour: 'text-success' },
  attention: { icon: TriangleAlert, colour: 'text-attention' },
  ahead: { icon: CalendarClock, colour: 'text-muted-foreground' },
}

interface LineProps extends Omit<ChecklistLineProps, 'icon' | 'colour'> {
  tone: keyof typeof LOOKS
}

const Line = ({ tone, ...line }: LineProps) => <ChecklistLine {...LOOKS[tone]} {...line} />

function NotYet({ read, text }: { read: Pick<JoinedRead, 'isError' | 'refetch'>; text: string }) {
  return (
    <li className="flex min-h-11 flex-wrap items-center gap-x-3 px-4 py-2.5 sm:px-6">
      {read.isError ? (
        <RetryLine text={text} onRetry={read.refetch} />
      ) : (
        <Skeleton label={m.home_work_pending()} className="h-6 w-64" />
      )}
    </li>
  )
}

interface CheckProps {
  read: Pick<JoinedRead, 'isError' | 'refetch'> & { data: readonly WorkItem[] | undefined }
  failed: string
  none: string
}

/** What one check found to do, or that there is nothing. After a failed refetch the old answer may be wrong: it is not shown. */
function Check({ read, failed, none }: CheckProps) {
  if (!read.data || read.isError) return <NotYet read={read} text={failed} />
  if (read.data.length === 0) return <Line tone="done">{none}</Line>
  return read.data.map((item) => (
    <Line key={item.text + item.path} tone="attention" target={item}>
      {item.text}
    </Line>
  ))
}

function OpenLoads({ month }: { month: Month }) {
  const read = useQuery({ ...topUpsQuery(), select: ({ topUpLoads }) => openLoadsOf(month, topUpLoads).map(loadItem) })
  return <Check read={read} failed={m.reports_top_ups_failed_title()} none={m.month_failed_none()} />
}

function Requests() {
  // A new function for each render: the result of a module function would keep its texts after a language switch.
  const read = useQuery({ ...requestsQuery(), select: (loads) => requestsItem(loads) })
  return <Check read={read} failed={m.month_requests_failed()} none={m.month_requests_none()} />
}

function MissingBenefits() {
  const read = useQuery({ ...employeesQuery(), select: ({ beneficiaries }) => missingItems(beneficiaries, today()) })
  return <Check read={read} failed={m.month_employees_failed()} none={m.month_missing_none()} />
}

function ScheduledLoads({ month }: { month: Month }) {
  const read = useQuery({ ...topUpsQuery(), select: ({ topUpLoads }) => scheduledLoads(month, topUpLoads) })
  // The line of open loads says that the loads could not be read, or that the status of one is unknown.
  if (!read.data || read.isError) return null
  if (read.data.length === 0) return <Line tone="ahead">{m.month_scheduled_none_now()}</Line>
  return read.data.map((load) => (
    <Line key={load.id} tone="ahead" target={{ path: `/reports/topups/${load.id}` }}>
      {m.month_scheduled({
        benefit: benefitName(load.benefitType),
        date: formatDate(dayOf(load)),
        sum: formatEuros(cents(load.totalSum)),
      })}
    </Line>
  ))
}

/** Whether the balance covers all loads up to the next load day. Later loads are shown on the deposit page. */
function NextLoads() {
  const accounts = useQuery(accountsQuery())
  const plan = useQuery(plannedTopUpsQuery())
  const read = joinReads([accounts, plan])
  // Not `select: balanceOf`: a query whose data is an unknown amount (NaN) renders without end, because NaN differs from itself.
  const balance = read.isError || !accounts.data ? undefined : balanceOf(accounts.data)
  const next = balance !== undefined && plan.data && nextLoads(balance, plan.data, today())
  if (!next) {
    // Replies in which a sum or a day is unknown count as failed.
    return <NotYet read={{ ...read, isError: read.isError || !read.isPending }} text={m.month_money_failed()} />
  }
  const { shortage, rows, until } = next
  if (shortage) {
    const missing = shortageItem(shortage)
    return (
      <Line tone="attention" target={missing}>
        {missing.text}
      </Line>
    )
  }
  const text = rows.length > 0 ? m.month_money_enough : m.month_money_none
  return (
    <Line tone="done" target={{ path: '/load-account' }}>
      {text({ balance: formatEuros(balance), date: formatDate(until) })}
    </Line>
  )
}
