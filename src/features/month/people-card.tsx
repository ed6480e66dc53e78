import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { useMemo } from 'react'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { type Month, monthHeading } from '@/domain/months'
import { RetryLine } from '@/domain/read-failure'
import { ReportFailure } from '@/notifications/report-failure'
import { type DataColumn, dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { TitledCard } from '@/ui/content/card'
import { formatCount } from '@/values/numbers/count'
import { type Cents, formatEuros } from '@/values/numbers/money'
import { type PeopleTotals, type PersonSums, peopleSums, peopleTotals } from './month-sums'
import { deductionsQuery, monthRowsQuery } from './queries'

const route = getRouteApi('/month_/$month')

const shown = (amount: Cents | undefined): string => (amount === undefined ? '' : formatEuros(amount))

const PERSON_COLUMNS = dataColumns<PersonSums>([
  {
    id: 'name',
    header: () => m.reports_column_name(),
    value: (person) => person.name,
    searchText: (person) => person.name,
    isMain: true,
  },
  {
    id: 'number',
    header: () => m.downloads_column_employee_number(),
    value: ({ employeeNumber }) => employeeNumber || undefined,
    searchText: ({ employeeNumber }) => employeeNumber,
  },
  {
    id: 'center',
    header: () => m.downloads_column_cost_center(),
    value: ({ costCenter }) => costCenter || undefined,
    searchText: ({ costCenter }) => costCenter,
  },
])

const sumColumn = (
  id: string,
  header: () => string,
  value: (person: PersonSums) => Cents | undefined,
): DataColumn<PersonSums> => ({
  id,
  header,
  cell: (person) => shown(value(person)),
  value,
  kind: 'money',
  descFirst: true,
})

const DEDUCTION = sumColumn('deduction', m.downloads_column_payroll_deduction, ({ deduction }) => deduction)
const TOTAL = sumColumn('total', m.month_column_total, ({ total }) => total)

/** MON-03: each person's sums and lunch deduction. The totals equal those of the benefits. */
export function PeopleCard({ month }: { month: Month }) {
  const state = route.useSearch()
  const navigate = route.useNavigate()
  const rows = useQuery(monthRowsQuery(month))
  const deducted = useQuery(deductionsQuery(month))
  const people = useMemo(
    () => rows.data && peopleSums(rows.data, deducted.data ?? undefined),
    [rows.data, deducted.data],
  )
  const totals = useMemo(() => people && peopleTotals(people), [people])
  const hasDeductions = deducted.data !== null && totals?.loads.lunch !== undefined
  const columns = useMemo(() => {
    const own = BENEFIT_ORDER.filter((benefit) => totals?.loads[benefit] !== undefined).map((benefit) =>
      sumColumn(
        benefit,
        () => benefitName(benefit),
        ({ loads }) => loads[benefit],
      ),
    )
    return [...PERSON_COLUMNS, ...own, ...(hasDeductions ? [DEDUCTION] : []), TOTAL]
  }, [totals, hasDeductions])
  if (people?.length === 0) return null
  return (
    <TitledCard
      title={m.month_people_title()}
      description={
        people && totals && m.month_people_total({ count: formatCount(people.length), sum: formatEuros(totals.total) })
      }
    >
      {!people && rows.isError ? (
        <ReportFailure title={m.month_people_failed()} onRetry={rows.refetch} />
      ) : (
        <div className="space-y-4">
          {hasDeductions && deducted.isError && (
            <RetryLine text={m.month_deductions_failed()} onRetry={deducted.refetch} />
          )}
          <DataTable
            className="nav:max-[1280px]:[&_:is(td,th)]:px-2 [&_thead_th]:whitespace-normal"
            caption={m.month_people_label()}
            columns={columns}
            rows={people ?? []}
            rowId={({ personalId }) => personalId}
            rowLabel={(person) => person.name}
            rowLink={(person) => (props) => (
              <Link to="/beneficiaries" search={{ search: `${person.lastName} ${person.firstName}` }} {...props} />
            )}
            searchLabel={m.month_people_search()}
            status={people ? 'ready' : 'loading'}
            state={state}
            onStateChange={(next) =>
              void navigate({ search: next, replace: (next.page ?? 1) === (state.page ?? 1), resetScroll: false })
            }
            defaultSort="name"
            tools={{ id: 'month-people', name: m.month_people_title(), about: monthHeading(month) }}
            footer={totals && { label: m.month_people_all(), sums: sumsOf(totals, deducted.data !== undefined) }}
          />
          {hasDeductions && <p className="text-sm text-muted-foreground">{m.month_deduction_note()}</p>}
        </div>
      )}
    </TitledCard>
  )
}

/** Totals of all people by column, independent of the search. */
const sumsOf = ({ loads, deduction, total }: PeopleTotals, isDeducted: boolean): Record<string, string> => ({
  ...Object.fromEntries(Object.entries(loads).map(([benefit, amount]) => [benefit, shown(amount)])),
  deduction: shown(isDeducted ? deduction : undefined),
  total: shown(total),
})
