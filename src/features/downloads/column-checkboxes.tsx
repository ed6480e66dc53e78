import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { missingPart } from '@/forms/errors/focus-first-error'
import { Checkbox } from '@/ui/inputs/checkbox'
import { columnName, isPersonal, type ReportColumn } from './report-columns'

export interface ColumnCheckboxesProps<Column extends ReportColumn> {
  legend: ReactNode
  legendHidden?: boolean
  columns: readonly Column[]
  active: ReadonlySet<Column>
  onToggle: (column: Column) => void
  disabled?: boolean
  /** At least one column is required and none is selected. */
  isMissing?: boolean
}

/** The columns of a file; columns with personal data are marked (DWN-04). */
export function ColumnCheckboxes<Column extends ReportColumn>({
  legend,
  legendHidden = false,
  columns,
  active,
  onToggle,
  disabled = false,
  isMissing = false,
}: ColumnCheckboxesProps<Column>) {
  return (
    <fieldset className="min-w-0" disabled={disabled} {...missingPart(isMissing)}>
      <legend className={legendHidden ? 'sr-only' : 'mb-2 text-sm font-medium'}>{legend}</legend>
      <div className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,14rem),1fr))] gap-x-6 gap-y-2">
        {columns.map((column) => (
          <Checkbox
            key={column}
            label={columnName(column)}
            hint={isPersonal(column) ? m.downloads_personal() : undefined}
            checked={active.has(column)}
            onChange={() => onToggle(column)}
          />
        ))}
      </div>
    </fieldset>
  )
}
