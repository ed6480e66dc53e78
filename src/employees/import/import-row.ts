import { m } from '@generated/messages/messages.js'
import type { FieldError } from '@/forms/errors/field-error'
import { formatDate, type PlainDate } from '@/values/plain-date'
import { dayOf, type EmployeeValues } from '../employee-form'
import { isDroppedBy } from '../employment-rules'
import { IMPORT_COLUMNS, type ImportColumn, readBenefits, readType } from './import-columns'

/** A row of the table by what its columns are; `line` is its number in what was pasted, the first is 1. */
export interface ImportRow {
  line: number
  cells: Readonly<Partial<Record<ImportColumn, string>>>
}

export type CellErrors = Partial<Record<ImportColumn, FieldError>>

const DATES: ReadonlySet<ImportColumn> = new Set<ImportColumn>(['startOfBenefit', 'endOfBenefit'])

/** A date as the form writes it, so that 1.6.2026 and 01.06.2026 are the same; what is no date stays for its error. */
function dateText(text: string): string {
  const day = dayOf(text)
  return day === null ? text : formatDate(day)
}

/** The values of the cells over those that the employee has already; words that cannot be read are errors. */
export function valuesOfCells(
  cells: ImportRow['cells'],
  base: EmployeeValues,
  today: PlainDate,
): { values: EmployeeValues; errors: CellErrors } {
  const errors: CellErrors = {}
  const values: EmployeeValues = { ...base, benefits: { ...base.benefits } }
  for (const column of IMPORT_COLUMNS) {
    const text = cells[column]
    if (text === undefined) continue
    if (column === 'employeeType') {
      const type = readType(text)
      values.employeeType = type ?? ''
      if (type === undefined && text !== '') errors.employeeType = () => m.employees_import_error_type()
    } else if (column === 'benefits') {
      const benefits = readBenefits(text)
      if (!benefits) errors.benefits = () => m.employees_import_error_benefits()
      for (const type of Object.keys(values.benefits) as (keyof typeof values.benefits)[]) {
        values.benefits[type] = benefits?.includes(type) ?? false
      }
    } else values[column] = DATES.has(column) ? dateText(text) : text
  }
  if (values.employeeType === 'FullTime') values.employeePercentage = '100'
  // EMP-07
  if (isDroppedBy(dayOf(values.endOfBenefit), today)) values.employeeType = 'Dropped'
  return { values, errors }
}
