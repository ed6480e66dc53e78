import type { BenefitType, ExternalReportColumn } from '@generated/api/model'
import { type Cents, parseEuros } from '@/values/money'
import { type PlainDate, parseDate } from '@/values/plain-date'
import { readTable } from './import/read-table'

/** What one employee got in one load, as the report of loads has it; names of the day on which it was read. */
export interface LoadRow {
  benefit: BenefitType
  /** Tells people apart; never shown. */
  personalId: string
  firstName: string
  lastName: string
  /** Empty where there is none. */
  employeeNumber: string
  costCenter: string
  /** From when the employee is entitled to the benefit. */
  benefitStart: PlainDate | undefined
  amount: Cents
  day: PlainDate
}

const column = (id: ExternalReportColumn['id'], group: ExternalReportColumn['group']): ExternalReportColumn => ({
  id,
  group,
  active: true,
})

/** The columns to ask for; the file has them in this order (DWN-04). */
export const LOAD_COLUMNS: ExternalReportColumn[] = [
  column('lastName', 'employeeData'),
  column('firstName', 'employeeData'),
  column('SSN', 'employeeData'),
  column('employeeNumber', 'employeeData'),
  column('costCenter', 'employeeData'),
  column('benefitStart', 'benefits'),
  column('loadAmount', 'loads'),
  column('loadDate', 'loads'),
]

/** A text that a spreadsheet would run as a formula has an apostrophe in front in the file, and not here. */
const unescaped = (cell: string): string => (/^'[=+\-@]/.test(cell) ? cell.slice(1) : cell)

/** The rows under the headings, which are in the language of the call. */
const rowsOf = (csv: string) => readTable(csv).rows.slice(1)

function moneyOf(cell: string): Cents {
  const read = parseEuros(cell)
  if (!read.ok) throw new TypeError('the report has a sum that is none')
  return read.value
}

/** The report of one benefit's loads, asked for with LOAD_COLUMNS. Throws TypeError when it is another table. */
export function loadRows(benefit: BenefitType, csv: string): LoadRow[] {
  return rowsOf(csv).map((row) => {
    const [lastName = '', firstName = '', personalId = '', employeeNumber = '', costCenter = ''] = row.map(unescaped)
    const [start = '', amount = '', day = ''] = row.slice(5)
    const read = parseDate(day)
    if (row.length !== LOAD_COLUMNS.length || !read.ok) throw new TypeError('the report is another table')
    const begins = parseDate(start)
    return {
      benefit,
      personalId,
      firstName,
      lastName,
      employeeNumber,
      costCenter,
      benefitStart: begins.ok ? begins.value : undefined,
      amount: moneyOf(amount),
      day: read.value,
    }
  })
}

/**
 * The lunch deduction of each person in cents, by personal identity code. The file was asked for with that column and
 * the deduction; which of the two comes first the contract leaves open, so the one that is money is the deduction.
 */
export function deductions(csv: string): ReadonlyMap<string, Cents> {
  const found = new Map<string, Cents>()
  for (const row of rowsOf(csv)) {
    if (row.length !== 2) throw new TypeError('the report is another table')
    const at = parseEuros(row[0] ?? '').ok ? 0 : 1
    const personalId = row[1 - at] ?? ''
    const amount = moneyOf(row[at] ?? '')
    found.set(personalId, ((found.get(personalId) ?? 0) + amount) as Cents)
  }
  return found
}
