import { FULL_TIME_PERCENTAGE } from '@generated/limits'
import { m } from '@generated/messages/messages.js'
import type { FieldError } from '@/forms/errors/field-error'
import { optionalDecimal } from '@/forms/fields/parsers'
import { normalisePhone } from '@/values/phone'
import { formatDate, type PlainDate } from '@/values/plain-date'
import { dayOf, type EmployeeValues } from '../employee-form'
import { isDroppedBy } from '../employment-rules'
import { IMPORT_COLUMNS, type ImportColumn, readBenefits, readType } from './import-columns'

/** A table row by column. `line` is its row number in the spreadsheet, starting at 1. */
export interface ImportRow {
  line: number
  cells: Readonly<Partial<Record<ImportColumn, string>>>
}

export type CellErrors = Partial<Record<ImportColumn, FieldError>>

/** Formats a date like the form, so that 1.6.2026 equals 01.06.2026. Other text stays as it is and gets an error. */
function dateText(text: string): string {
  const day = dayOf(text)
  return day === null ? text : formatDate(day)
}

/** Normalises a cell like the form: 1.6.2026 to 01.06.2026, and 040 111 2223 to +358401112223 [VAL-07]. */
function cellText(column: ImportColumn, text: string): string {
  if (column === 'startOfBenefit' || column === 'endOfBenefit') return dateText(text)
  return column === 'phoneNumber' && text !== '' ? normalisePhone(text) : text
}

/** Merges the cells into the employee's existing values. Unknown words become errors. */
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
    } else values[column] = cellText(column, text)
  }
  if (values.employeeType === 'FullTime') {
    const given = cells.employeePercentage ?? ''
    if (given !== '' && optionalDecimal(given) !== FULL_TIME_PERCENTAGE) {
      errors.employeePercentage = () => m.employees_import_error_full_time()
    }
    values.employeePercentage = String(FULL_TIME_PERCENTAGE)
  }
  // EMP-07
  if (isDroppedBy(dayOf(values.endOfBenefit), today)) values.employeeType = 'Dropped'
  return { values, errors }
}
