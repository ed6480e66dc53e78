import type { EmployeeList } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { BenefitLabel } from '@/domain/benefit-mark'
import { benefitName } from '@/domain/benefit-names'
import { type Month, monthHeading, monthName, shiftMonth, stateOf } from '@/domain/months'
import { joinReads } from '@/domain/read-failure'
import { currentLocale } from '@/language/locale'
import { ReportFailure } from '@/notifications/report-failure'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Skeleton } from '@/ui/content/skeleton'
import { today } from '@/values/dates/clock'
import { formatDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { type Cents, formatEuros, sum } from '@/values/numbers/money'
import {
  byReason,
  type Change,
  employeeFinder,
  hasLeft,
  monthChanges,
  type Reason,
  rowsUntil,
  sameDay,
} from './month-changes'
import { employeesQuery, monthAccountQuery, monthRowsQuery } from './queries'

const signed = (amount: Cents): string => (amount > 0 ? `+${formatEuros(amount)}` : formatEuros(amount))

const KINDS: Record<Reason['kind'], () => string> = {
  failed: () => m.month_kind_failed(),
  'failed-before': () => m.month_kind_failed_before(),
  ended: () => m.month_kind_ended(),
  new: () => m.month_kind_new(),
  requested: () => m.month_kind_requested(),
  'on-leave': () => m.month_kind_on_leave(),
  'not-loaded': () => m.month_kind_not_loaded(),
  'not-loaded-before': () => m.month_kind_not_loaded_before(),
  'left-out': () => m.month_kind_left_out(),
  'left-out-before': () => m.month_kind_left_out_before(),
  amount: () => m.month_kind_amount(),
  unknown: () => m.month_kind_unknown(),
}

/** MON-04: the reason in a sentence. Facts known only as of today are worded that way. */
function reasonText(reason: Reason): string {
  switch (reason.kind) {
    case 'failed': {
      const text = reason.isRefunded ? m.month_reason_refunded : m.month_reason_failed
      return text({ date: formatDate(reason.day) })
    }
    case 'failed-before':
      return m.month_reason_failed_before({ date: formatDate(reason.day) })
    case 'ended':
      return m.month_reason_ended({ date: formatDate(reason.day) })
    case 'new':
      return m.month_reason_new({ date: formatDate(reason.day) })
    case 'on-leave':
      return m.month_reason_on_leave()
    case 'amount':
      return m.month_reason_amount({ count: formatCount(reason.people) })
    default:
      return KINDS[reason.kind]()
  }
}

const columns = dataColumns<Change>([
  {
    id: 'name',
    header: () => m.reports_column_name(),
    value: ({ name }) => name,
    searchText: ({ name }) => name,
    isMain: true,
  },
  {
    id: 'benefit',
    header: () => m.reports_column_benefit(),
    // Keep the name on one line next to a multi-line reason; otherwise it would break at a hyphen.
    cell: ({ benefit }) => <BenefitLabel type={benefit} />,
    value: ({ benefit }) => benefitName(benefit),
  },
  {
    id: 'reason',
    header: () => m.month_column_reason(),
    value: ({ reason }) => reasonText(reason),
    searchText: ({ reason }) => reasonText(reason),
  },
  {
    id: 'before',
    header: () => m.month_column_before(),
    value: ({ before }) => before,
    kind: 'money',
    descFirst: true,
  },
  { id: 'now', header: () => m.month_column_now(), value: ({ now }) => now, kind: 'money', descFirst: true },
  {
    id: 'difference',
    header: () => m.month_column_difference(),
    cell: ({ difference }) => signed(difference),
    value: ({ difference }) => difference,
    kind: 'money',
    descFirst: true,
  },
])

/** MON-04: employees whose sum differs from the month before, and why. */
export function ChangesCard({ month }: { month: Month }) {
  const before = shiftMonth(month, -1)
  const isKnown = stateOf(before, today()) !== 'unknown'
  return (
    <TitledCard
      title={m.month_changes_title()}
      description={isKnown ? aboutText(month, before) : m.month_changes_first()}
    >
      {isKnown && <Changes month={month} before={before} />}
    </TitledCard>
  )
}

/** A month in progress is compared with the same days of the month before, because the rest is still missing. */
function aboutText(month: Month, before: Month): string {
  const name = monthName(before, currentLocale())
  const until = sameDay(month, today())
  return until
    ? m.month_changes_running({ month: name, date: formatDate(until) })
    : m.month_changes_about({ month: name })
}

const NOBODY = () => undefined

/** One function, so that the list is read only when it changes. A list without employees is a failed read. */
const finderOf = ({ beneficiaries }: EmployeeList) => employeeFinder(beneficiaries)

function Changes({ month, before }: { month: Month; before: Month }) {
  const now = useQuery(monthRowsQuery(month))
  const earlier = useQuery(monthRowsQuery(before))
  const account = useQuery(monthAccountQuery(month))
  const until = sameDay(month, today())
  const compared = useMemo(() => earlier.data && rowsUntil(until, earlier.data), [until, earlier.data])
  // The list of employees is large.
  const isNeeded = useMemo(() => now.data && compared && hasLeft(now.data, compared), [now.data, compared])
  const employees = useQuery({ ...employeesQuery(), enabled: isNeeded === true, select: finderOf })
  const employeeOf = isNeeded === false ? NOBODY : employees.data
  const changes = useMemo(
    () =>
      now.data && compared && account.data && employeeOf
        ? monthChanges({ month, now: now.data, before: compared, ...account.data, employeeOf })
        : undefined,
    [month, now.data, compared, account.data, employeeOf],
  )
  if (!changes) {
    const read = joinReads([now, earlier, account, employees])
    return read.isError ? (
      <ReportFailure title={m.month_changes_failed()} onRetry={read.refetch} />
    ) : (
      <Skeleton label={m.month_loading()} className="h-48 w-full" />
    )
  }
  if (changes.length === 0) return <p>{m.month_changes_none()}</p>
  return (
    <div className="space-y-4">
      <DescriptionList
        className="max-w-prose"
        rows={[
          ...byReason(changes).map(({ kind, count, difference }) => ({
            label: `${KINDS[kind]()}: ${formatCount(count)}`,
            value: signed(difference),
            kind: 'money' as const,
          })),
          {
            label: m.month_column_total(),
            value: signed(sum(changes.map(({ difference }) => difference))),
            kind: 'money',
            strong: true,
          },
        ]}
      />
      <DataTable
        caption={m.month_changes_title()}
        columns={columns}
        rows={changes}
        reads={[earlier, employees]}
        rowId={({ benefit, personalId }) => `${benefit} ${personalId}`}
        rowLabel={({ name }) => name}
        searchLabel={m.month_changes_search()}
        tools={{ id: 'month-changes', name: m.month_changes_title(), about: monthHeading(month) }}
        defaultSort="name"
        pageSize={10}
      />
    </div>
  )
}
