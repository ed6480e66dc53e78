import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Download } from 'lucide-react'
import { useSavedChoice } from '@/browser/use-saved-choice'
import { daysOf, type Month } from '@/domain/months'
import {
  DEFAULT_PAYROLL_COLUMNS,
  downloadPayrollReport,
  PAYROLL_COLUMNS,
  type PayrollColumn,
  type PayrollReport,
  payrollColumnsKey,
} from '@/domain/payroll-reports'
import { RetryLine } from '@/domain/read-failure'
import { notify } from '@/notifications/notifications'
import { useDownload } from '@/notifications/use-download'
import { TitledCard } from '@/ui/content/card'
import { Skeleton } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { TextLink } from '@/ui/navigation/links'
import { today } from '@/values/clock'
import { reportBenefitsQuery } from './queries'

/** MON-07: the files for payroll and the incomes register, one press each. */
export function FilesCard({ month }: { month: Month }) {
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

/** The file contains only headings: no loads of the benefit in the month (DWN-02). */
const hasNoRows = async (file: Blob) => !(await file.text()).trim().includes('\n')

function FileButton({ month, report, label }: { month: Month; report: PayrollReport; label: string }) {
  const [chosen] = useSavedChoice(payrollColumnsKey(report), PAYROLL_COLUMNS[report], DEFAULT_PAYROLL_COLUMNS[report])
  const { busy, download } = useDownload()
  const own = [...chosen].filter((column) => column !== ASKED)
  const active = new Set(own.length > 0 ? own : DEFAULT_PAYROLL_COLUMNS[report])
  const read = async () => {
    const period = daysOf(month, today())
    const file = await downloadPayrollReport(report, { period, active, wageType: false, format: 'csv' })
    if (await hasNoRows(file)) notify({ level: 'info', text: () => m.month_no_rows() })
    return file
  }
  return (
    <Button variant="outline" busy={busy} className="mr-3 max-sm:w-full" onClick={() => download(read)}>
      <Download />
      {label}
    </Button>
  )
}
