import { m } from '@generated/messages/messages.js'
import { useId, useState } from 'react'
import { afterPress } from '@/browser/after-press'
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
import { ColumnCheckboxes, isPersonal, ReportCard } from './report-card'
import { wageTypeError } from './report-period'

const TEXTS: Record<PayrollReport, { title: () => string; about: () => string }> = {
  lunch: { title: () => m.downloads_lunch_title(), about: () => m.downloads_lunch_about() },
  'income-register': { title: () => m.downloads_income_title(), about: () => m.downloads_income_about() },
}

/** DWN-02: the report of lunch deductions, or of commuter benefits for the income register. */
export function PayrollTab({ kind }: { kind: PayrollReport }) {
  const columns = PAYROLL_COLUMNS[kind]
  const [active, toggle] = useSavedChoice(payrollColumnsKey(kind), columns, DEFAULT_PAYROLL_COLUMNS[kind])
  const [wageType, setWageType] = useState('')
  const hasWageType = active.has('wageType')
  return (
    <ReportCard
      tab={kind}
      title={TEXTS[kind].title()}
      description={TEXTS[kind].about()}
      hasPersonalData={[...active].some(isPersonal)}
      disabledReasons={[
        active.size === 0 && m.downloads_block_no_columns(),
        hasWageType && wageTypeError(wageType) !== undefined && m.downloads_block_wage_type(),
      ]}
      read={(period, format) =>
        downloadPayrollReport(kind, { period, active, wageType: hasWageType && wageType.trim(), format })
      }
    >
      <ColumnCheckboxes
        legend={<span className="text-sm font-medium">{m.downloads_columns()}</span>}
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
  const [hintId, messageId] = [`${id}-hint`, `${id}-message`]
  const fault = wageTypeError(text)
  // An empty field that the user has not left yet is no error.
  const error = isLeft || text.trim() !== '' ? fault : undefined
  return (
    <div className="max-w-80" {...missingPart(fault !== undefined)}>
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
