import type { ReportFormat } from '@generated/api/model'
import { downloadDeductionReportBodyWageTypeOneMax } from '@generated/api/reports/reports.zod'
import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { useSavedChoice } from '@/browser/use-saved-choice'
import {
  DEFAULT_PAYROLL_COLUMNS,
  downloadPayrollReport,
  PAYROLL_COLUMNS,
  type PayrollReport,
  payrollColumnsKey,
} from '@/domain/payroll-reports'
import { useDownload } from '@/shell/use-download'
import { today } from '@/values/clock'
import { ColumnCheckboxes } from './column-checkboxes'
import { type ChosenPeriod, PeriodChoiceField } from './period-choice'
import { ReportCard } from './report-card'
import { isPersonal } from './report-columns'
import { payrollBlock, reportPeriod } from './report-period'
import { WageTypeField } from './wage-type-field'

const TEXTS: Record<PayrollReport, { title: () => string; about: () => string }> = {
  lunch: { title: () => m.downloads_lunch_title(), about: () => m.downloads_lunch_about() },
  'income-register': { title: () => m.downloads_income_title(), about: () => m.downloads_income_about() },
}

const LIMIT = downloadDeductionReportBodyWageTypeOneMax

/** DWN-02: the report of lunch deductions, or of commuter benefits for the income register. */
export function PayrollTab({ kind }: { kind: PayrollReport }) {
  const columns = PAYROLL_COLUMNS[kind]
  const [active, toggle] = useSavedChoice(payrollColumnsKey(kind), columns, DEFAULT_PAYROLL_COLUMNS[kind])
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
        download(() => downloadPayrollReport(kind, request))
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
