import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { CalendarClock, Download, Printer } from 'lucide-react'
import { useSavedChoice } from '@/browser/use-saved-choice'
import { daysOf, FIRST_DAY, type Month, monthHeading, monthOf, shiftMonth, shownMonths, stateOf } from '@/domain/months'
import {
  DEFAULT_PAYROLL_COLUMNS,
  downloadPayrollReport,
  PAYROLL_COLUMNS,
  type PayrollColumn,
  type PayrollReport,
  payrollColumnsKey,
} from '@/domain/payroll-reports'
import { RetryLine } from '@/domain/read-failure'
import { useDownload } from '@/notifications/use-download'
import { PrintHead } from '@/shell/print-head'
import { TitledCard } from '@/ui/content/card'
import { EmptyState } from '@/ui/content/empty-state'
import { Notice } from '@/ui/content/notice'
import { Skeleton } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { NativeSelect } from '@/ui/inputs/native-select'
import { ButtonLink, TextLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { StepArrow } from '@/ui/navigation/step-arrow'
import { today } from '@/values/dates/clock'
import { formatDate } from '@/values/dates/plain-date'
import { BenefitsCard, totalRows, useMonthSums } from './benefits-card'
import { ChangesCard } from './changes-card'
import { ChecklistCard } from './checklist-card'
import { PeopleCard } from './people-card'
import { reportBenefitsQuery } from './queries'

const route = getRouteApi('/month_/$month')

/** MON-01: a month of loads: sums, recipients, changes, and what is left to do. */
export function MonthPage() {
  // The cast is safe: the route only accepts valid months.
  const month = route.useParams().month as Month
  const state = stateOf(month, today())
  const isShown = state === 'running' || state === 'over'
  return (
    <>
      <PageHeader
        title={monthHeading(month)}
        description={m.month_description()}
        action={isShown && <MonthChoice month={month} />}
      />
      {isShown ? (
        <ShownMonth key={month} month={month} isRunning={state === 'running'} />
      ) : (
        <EmptyState
          icon={<CalendarClock />}
          title={
            state === 'future'
              ? m.month_future_title({ month: monthHeading(month) })
              : m.month_unknown_title({ month: monthHeading(month) })
          }
          action={
            <ButtonLink to="/month/$month" params={{ month: monthOf(today()) }}>
              {m.month_current_action()}
            </ButtonLink>
          }
        >
          {state === 'future' ? m.month_future_text() : m.month_unknown_text({ date: formatDate(FIRST_DAY) })}
        </EmptyState>
      )}
    </>
  )
}

function ShownMonth({ month, isRunning }: { month: Month; isRunning: boolean }) {
  const read = useMonthSums(month)
  // MON-06: a printed month has its totals in its header.
  const totals = read.sums ? totalRows(read.sums, { strong: true }) : []
  return (
    <div className="space-y-6">
      {isRunning && (
        <Notice level="info" text={m.month_running({ date: formatDate(daysOf(month, today()).endDate) })} />
      )}
      <PrintHead rows={[{ label: m.menu_month(), value: monthHeading(month) }, ...totals]} />
      <BenefitsCard {...read} isRunning={isRunning} />
      <div className="grid grid-cols-[repeat(auto-fit,minmax(min(100%,28rem),1fr))] gap-6 print:hidden">
        <ChecklistCard month={month} />
        <FilesCard month={month} />
      </div>
      <PeopleCard month={month} />
      <ChangesCard month={month} />
    </div>
  )
}

function MonthChoice({ month }: { month: Month }) {
  const navigate = route.useNavigate()
  const months = shownMonths(today())
  const open = (next: string) => void navigate({ params: { month: next }, search: {} })
  return (
    <>
      <div className="flex grow items-center gap-1 print:hidden">
        <StepArrow
          to="previous"
          label={m.month_previous()}
          inert={month === months.at(-1)}
          onPress={() => open(shiftMonth(month, -1))}
        />
        <NativeSelect
          className="min-w-44 grow"
          aria-label={m.menu_month()}
          value={month}
          options={months.map((one) => ({ value: one, label: monthHeading(one) }))}
          onChange={open}
        />
        <StepArrow
          to="next"
          label={m.month_next()}
          inert={month === months[0]}
          onPress={() => open(shiftMonth(month, 1))}
        />
      </div>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer />
        {m.month_print()}
      </Button>
    </>
  )
}

/** MON-07: the files for payroll and the incomes register, one press each. */
function FilesCard({ month }: { month: Month }) {
  const { data: active, isError, refetch } = useQuery(reportBenefitsQuery())
  const isNone = active && !active.includes('Lunch') && !active.includes('Transport')
  return (
    <TitledCard
      title={m.month_files_title()}
      description={isNone ? m.month_files_none() : m.month_files_about()}
      contentClass="space-y-4"
    >
      {active?.includes('Lunch') && <FileButton month={month} report="lunch" label={m.month_file_lunch()} />}
      {active?.includes('Transport') && (
        <FileButton month={month} report="income-register" label={m.month_file_register()} />
      )}
      {!active && !isError && <Skeleton label={m.downloads_loading()} className="h-10 w-64" />}
      {isError && <RetryLine text={m.downloads_benefits_failed()} onRetry={refetch} />}
      <p>
        <TextLink to="/download-reports">{m.month_files_choices()}</TextLink>
      </p>
    </TitledCard>
  )
}

/** This column needs a text that only the downloads page asks for. */
const ASKED: PayrollColumn = 'wageType'

function FileButton({ month, report, label }: { month: Month; report: PayrollReport; label: string }) {
  const [chosen] = useSavedChoice(payrollColumnsKey(report), PAYROLL_COLUMNS[report], DEFAULT_PAYROLL_COLUMNS[report])
  const { busy, download } = useDownload()
  const own = [...chosen].filter((column) => column !== ASKED)
  const active = new Set(own.length > 0 ? own : DEFAULT_PAYROLL_COLUMNS[report])
  const read = () =>
    downloadPayrollReport(report, { period: daysOf(month, today()), active, wageType: false, format: 'csv' })
  return (
    <Button variant="outline" busy={busy} className="mr-3 max-sm:w-full" onClick={() => download(read)}>
      <Download />
      {label}
    </Button>
  )
}
