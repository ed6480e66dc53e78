import { m } from '@generated/messages/messages.js'
import { useId, useState } from 'react'
import { useAfterPress } from '@/browser/use-after-press'
import { useSavedChoice } from '@/browser/use-saved-choice'
import {
  DEFAULT_PAYROLL_COLUMNS,
  downloadPayrollReport,
  PAYROLL_COLUMNS,
  type PayrollReport,
  payrollColumnsKey,
} from '@/domain/payroll-reports'
import { missingPart } from '@/forms/errors/focus-first-error'
import { FieldLayout } from '@/forms/fields/field-layout'
import { Input } from '@/ui/inputs/input'
import { today } from '@/values/clock'
import { PeriodChoiceField } from './period-choice'
import { ColumnCheckboxes, isPersonal, ReportCard } from './report-card'
import { type ChosenPeriod, isWageTypeFit, payrollDisabledReason, reportPeriod, WAGE_TYPE_LIMIT } from './report-period'

const TEXTS: Record<PayrollReport, { title: () => string; about: () => string }> = {
  lunch: { title: () => m.downloads_lunch_title(), about: () => m.downloads_lunch_about() },
  'income-register': { title: () => m.downloads_income_title(), about: () => m.downloads_income_about() },
}

/** DWN-02: the report of lunch deductions, or of commuter benefits for the income register. */
export function PayrollTab({ kind }: { kind: PayrollReport }) {
  const columns = PAYROLL_COLUMNS[kind]
  const [active, toggle] = useSavedChoice(payrollColumnsKey(kind), columns, DEFAULT_PAYROLL_COLUMNS[kind])
  const [chosen, setChosen] = useState<ChosenPeriod>({ choice: 'last-month' })
  const [wageType, setWageType] = useState('')
  const hasWageType = active.has('wageType')
  const period = reportPeriod(chosen, today())
  const disabledReason = payrollDisabledReason({
    period,
    columns: active.size,
    wageType: hasWageType ? wageType : undefined,
  })
  return (
    <ReportCard
      title={TEXTS[kind].title()}
      description={TEXTS[kind].about()}
      hasPersonalData={[...active].some(isPersonal)}
      disabledReason={disabledReason}
      read={
        period &&
        ((format) => downloadPayrollReport(kind, { period, active, wageType: hasWageType && wageType.trim(), format }))
      }
    >
      <PeriodChoiceField tab={kind} chosen={chosen} onChange={setChosen} />
      <ColumnCheckboxes
        legend={m.downloads_columns()}
        columns={columns}
        active={active}
        onToggle={toggle}
        isMissing={active.size === 0}
      />
      {hasWageType && <WageTypeField text={wageType} onText={setWageType} />}
    </ReportCard>
  )
}

/** DWN-02: the wage type written to every row; shown only while its column is active. */
export function WageTypeField({ text, onText }: { text: string; onText: (text: string) => void }) {
  const id = useId()
  const [isLeft, setIsLeft] = useState(false)
  const afterPress = useAfterPress()
  const [hintId, messageId] = [`${id}-hint`, `${id}-message`]
  const error = errorOf(text.trim(), isLeft)
  return (
    <div className="max-w-80" {...missingPart(!isWageTypeFit(text))}>
      <FieldLayout
        {...{ id, hintId, messageId, error }}
        label={m.downloads_wage_type()}
        hint={m.downloads_wage_type_hint()}
      >
        <Input
          id={id}
          autoComplete="off"
          value={text}
          aria-required
          aria-invalid={error !== undefined || undefined}
          aria-describedby={error === undefined ? hintId : `${hintId} ${messageId}`}
          onChange={(event) => onText(event.target.value)}
          onBlur={() => afterPress(() => setIsLeft(true))}
        />
      </FieldLayout>
    </div>
  )
}

function errorOf(text: string, isLeft: boolean): string | undefined {
  if (text.length > WAGE_TYPE_LIMIT) return m.form_error_too_long({ count: WAGE_TYPE_LIMIT })
  return text === '' && isLeft ? m.downloads_wage_type_missing() : undefined
}
