import type { ExternalReportColumnId, ReportFormat } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { Download } from 'lucide-react'
import { type ReactNode, useRef, useState } from 'react'
import type { ReportPeriod } from '@/domain/months'
import type { PayrollColumn } from '@/domain/payroll-reports'
import { focusFirstError, missingPart } from '@/forms/errors/focus-first-error'
import { useDownload } from '@/notifications/use-download'
import { TitledCard } from '@/ui/content/card'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { Checkbox } from '@/ui/inputs/checkbox'
import { RadioGroup } from '@/ui/inputs/radio-group'
import { today } from '@/values/dates/clock'
import type { DownloadTab } from './downloads-search'
import { PeriodChoiceField } from './period-choice'
import { type ChosenPeriod, reportPeriod } from './report-period'

interface ReportCardProps {
  tab: DownloadTab
  title: string
  description: string
  /** The file will contain names or personal identity codes (DWN-04). */
  hasPersonalData: boolean
  /** Why nothing can be downloaded yet, apart from a missing period: the first one is shown. */
  disabledReasons: readonly (string | false)[]
  /** @throws ApiError */
  read: (period: ReportPeriod, format: ReportFormat) => Promise<Blob>
  children: ReactNode
}

/** One report: description, period, options, format and the download button (DWN-01, DWN-05). */
export function ReportCard(props: ReportCardProps) {
  const { tab, title, description, hasPersonalData, disabledReasons, read, children } = props
  const [chosen, setChosen] = useState<ChosenPeriod>({ choice: 'last-month' })
  const period = reportPeriod(chosen, today())
  const [format, setFormat] = useState<ReportFormat>('csv')
  const reasons = [!period && m.downloads_block_dates(), ...disabledReasons]
  const { busy, download } = useDownload()
  const ref = useRef<HTMLElement>(null)
  return (
    <TitledCard
      ref={ref}
      title={title}
      description={description}
      footer={
        <div className="flex flex-wrap items-center justify-end gap-x-6 gap-y-3">
          {hasPersonalData && (
            <Notice level="info" className="grow basis-80 py-2.5!" text={m.downloads_personal_note()} />
          )}
          <Button
            busy={busy}
            disabledReason={reasons.find((reason) => reason !== false)}
            onDisabledPress={() => ref.current && focusFirstError(ref.current)}
            className="max-sm:w-full"
            onClick={() => period && download(() => read(period, format))}
          >
            <Download />
            {m.downloads_download()}
          </Button>
        </div>
      }
    >
      <div className="space-y-8">
        <PeriodChoiceField tab={tab} chosen={chosen} onChange={setChosen} />
        {children}
        <RadioGroup
          legend={m.downloads_format()}
          options={[
            { value: 'csv', label: m.downloads_format_csv() },
            { value: 'xls', label: m.downloads_format_xls() },
          ]}
          value={format}
          onChange={setFormat}
          layout="inline"
        />
      </div>
    </TitledCard>
  )
}

interface ColumnCheckboxesProps<Column extends ReportColumn> {
  legend: ReactNode
  columns: readonly Column[]
  active: ReadonlySet<Column>
  onToggle: (column: Column) => void
  disabled?: boolean
  isMissing: boolean
}

/** The columns of a file; columns with personal data are marked (DWN-04). */
export function ColumnCheckboxes<Column extends ReportColumn>({
  legend,
  columns,
  active,
  onToggle,
  disabled = false,
  isMissing,
}: ColumnCheckboxesProps<Column>) {
  return (
    <fieldset className="min-w-0" disabled={disabled} {...missingPart(isMissing)}>
      <legend className="mb-2">{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-1 sm:auto-rows-fr">
        {columns.map((column) => (
          <Checkbox
            key={column}
            label={NAMES[column]()}
            hint={isPersonal(column) ? m.downloads_personal() : undefined}
            checked={active.has(column)}
            onChange={() => onToggle(column)}
          />
        ))}
      </div>
    </fieldset>
  )
}

export type ReportColumn = PayrollColumn | ExternalReportColumnId

const NAMES: Record<ReportColumn, () => string> = {
  firstName: () => m.downloads_column_first_name(),
  lastName: () => m.downloads_column_last_name(),
  SSN: () => m.downloads_column_personal_id(),
  employeeNumber: () => m.downloads_column_employee_number(),
  costCenter: () => m.downloads_column_cost_center(),
  benefitType: () => m.downloads_column_benefit(),
  benefitStart: () => m.downloads_column_benefit_start(),
  dailyAmount: () => m.downloads_column_daily_amount(),
  sumOfLoads: () => m.downloads_column_sum_of_loads(),
  sumOfUsage: () => m.downloads_column_sum_of_usage(),
  loadMonth: () => m.downloads_column_load_month(),
  usageMonth: () => m.downloads_column_usage_month(),
  requestMonth: () => m.downloads_column_request_month(),
  payrollDeduction: () => m.downloads_column_payroll_deduction(),
  wageType: () => m.downloads_column_wage_type(),
  loadAmount: () => m.downloads_column_load_amount(),
  loadDate: () => m.downloads_column_load_date(),
  loadStatus: () => m.downloads_column_load_status(),
}

/** DWN-04: names and personal identity codes are personal data. */
export const isPersonal = (column: ReportColumn): boolean =>
  column === 'firstName' || column === 'lastName' || column === 'SSN'
