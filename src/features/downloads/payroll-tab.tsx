import type { ReportFormat } from '@generated/api/model'
import { downloadDeductionReport, downloadIncomeRegisterReport } from '@generated/api/reports/reports'
import { downloadDeductionReportBodyWageTypeOneMax } from '@generated/api/reports/reports.zod'
import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { useSavedChoice } from '@/browser/use-saved-choice'
import { today } from '@/values/clock'
import { ColumnCheckboxes } from './column-checkboxes'
import { type ChosenPeriod, PeriodChoiceField } from './period-choice'
import { ReportCard } from './report-card'
import { DEFAULT_PAYROLL_COLUMNS, isPersonal, PAYROLL_COLUMNS, type PayrollColumn } from './report-columns'
import { payrollBlock, type ReportPeriod, reportPeriod } from './report-period'
import { useDownload } from './use-download'
import { WageTypeField } from './wage-type-field'

type Kind = 'lunch' | 'income-register'

const TEXTS: Record<Kind, { title: () => string; about: () => string }> = {
  lunch: { title: () => m.downloads_lunch_title(), about: () => m.downloads_lunch_about() },
  'income-register': { title: () => m.downloads_income_title(), about: () => m.downloads_income_about() },
}

const LIMIT = downloadDeductionReportBodyWageTypeOneMax

/** DWN-02: the report of lunch deductions, or that of commuter benefits for the income register. */
export function PayrollTab({ kind }: { kind: Kind }) {
  const columns = PAYROLL_COLUMNS[kind]
  const [active, toggle] = useSavedChoice(`download-columns-${kind}`, columns, DEFAULT_PAYROLL_COLUMNS[kind])
  const [chosen, setChosen] = useState<ChosenPeriod>({ choice: 'last-month', picked: undefined })
  const [wageType, setWageType] = useState('')
  const [format, setFormat] = useState<ReportFormat>('csv')
  const { busy, download } = useDownload()
  const hasWageType = active.has('wageType')
  const period = reportPeriod(chosen.choice, chosen.picked, today())
  const block = payrollBlock({
    period,
    columns: active.size,
    wageType: hasWageType ? wageType : undefined,
    wageTypeLimit: LIMIT,
  })
  return (
    <ReportCard
      title={TEXTS[kind].title()}
      description={TEXTS[kind].about()}
      format={format}
      onFormat={setFormat}
      hasPersonalData={[...active].some(isPersonal)}
      block={block}
      isBusy={busy}
      onDownload={() => {
        if (!period || block) return
        const request = { period, active, wageType: hasWageType && wageType.trim(), format }
        download(format, () => send(kind, request))
      }}
    >
      <PeriodChoiceField tab={kind} chosen={chosen} onChange={setChosen} />
      <ColumnCheckboxes
        legend={m.downloads_columns()}
        columns={columns}
        active={active}
        onToggle={toggle}
        isMissing={block === 'columns'}
      />
      {hasWageType && (
        <WageTypeField text={wageType} limit={LIMIT} onText={setWageType} isMissing={block === 'wage-type'} />
      )}
    </ReportCard>
  )
}

interface PayrollRequest {
  period: ReportPeriod
  active: ReadonlySet<PayrollColumn>
  /** Its text, false when its column is not active (DWN-02). */
  wageType: string | false
  format: ReportFormat
}

/** @throws ApiError */
function send(kind: Kind, { period, active, wageType, format }: PayrollRequest): Promise<Blob> {
  const body = {
    ...period,
    columns: Object.fromEntries(PAYROLL_COLUMNS[kind].map((column) => [column, active.has(column)])),
    wageType,
    loadStatuses: ['Fulfilled' as const],
    downloadAs: format,
  }
  return kind === 'lunch'
    ? downloadDeductionReport({ ...body, benefit: 'Lunch' })
    : downloadIncomeRegisterReport({ ...body, benefit: 'Transport' })
}
