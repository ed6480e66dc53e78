import type { BenefitType, ExternalReportColumn, ReportBenefit } from '@generated/api/model'
import { downloadExternalReport } from '@generated/api/reports/reports'
import { queryOptions } from '@tanstack/react-query'
import { daysOf, type Month } from '@/domain/months'
import { today } from '@/values/dates/clock'
import { type PlainDate, parseDate } from '@/values/dates/plain-date'
import { type Cents, parseEuros } from '@/values/numbers/money'
import { readTable, unescaped } from './import/read-table'

/** One employee's amount in one load, from the loads report. Names are those of the day of the request. */
export interface LoadRow {
  benefit: BenefitType
  /** Identifies the person; never shown. */
  personalId: string
  firstName: string
  lastName: string
  /** Empty if the employee has no number. */
  employeeNumber: string
  costCenter: string
  benefitStart: PlainDate | undefined
  amount: Cents
  day: PlainDate
}

/** The requested columns; the file has them in this order (DWN-04). */
export const LOAD_COLUMNS: ExternalReportColumn[] = [
  { id: 'lastName', group: 'employeeData', active: true },
  { id: 'firstName', group: 'employeeData', active: true },
  { id: 'SSN', group: 'employeeData', active: true },
  { id: 'employeeNumber', group: 'employeeData', active: true },
  { id: 'costCenter', group: 'employeeData', active: true },
  { id: 'benefitStart', group: 'benefits', active: true },
  { id: 'loadAmount', group: 'loads', active: true },
  { id: 'loadDate', group: 'loads', active: true },
]

/** Parses each distinct text once: tens of thousands of rows repeat a few dates and sums. */
function parseOnce<Value>(parse: (text: string) => Value): (text: string) => Value {
  const parsed = new Map<string, { value: Value }>()
  return (text) => {
    const known = parsed.get(text) ?? { value: parse(text) }
    parsed.set(text, known)
    return known.value
  }
}

/** The rows below the headings. Heading texts depend on the language of the request. */
const rowsOf = (csv: string) => readTable(csv).rows.slice(1)

function moneyOf(cell: string): Cents {
  const read = parseEuros(cell)
  if (!read.ok) throw new TypeError('the report has an amount that cannot be parsed')
  return read.value
}

/** Parses the loads report of one benefit, requested with LOAD_COLUMNS. @throws TypeError for any other table */
export function loadRows(benefit: BenefitType, csv: string): LoadRow[] {
  const [dateOf, amountOf] = [parseOnce(parseDate), parseOnce(moneyOf)]
  return rowsOf(csv).map((row) => {
    const [lastName, firstName, personalId, employeeNumber, costCenter, start = '', amount = '', day = ''] = row
    const read = dateOf(day)
    if (row.length !== LOAD_COLUMNS.length || !read.ok)
      throw new TypeError('the report has other columns than requested')
    const begins = dateOf(start)
    return {
      benefit,
      personalId: unescaped(personalId),
      firstName: unescaped(firstName),
      lastName: unescaped(lastName),
      employeeNumber: unescaped(employeeNumber),
      costCenter: unescaped(costCenter),
      benefitStart: begins.ok ? begins.value : undefined,
      amount: amountOf(amount),
      day: read.value,
    }
  })
}

/** Lunch deduction (cents) by personal id. The contract does not order the two columns; that with money has the deduction. */
export function deductions(csv: string): ReadonlyMap<string, Cents> {
  const found = new Map<string, Cents>()
  for (const row of rowsOf(csv)) {
    if (row.length !== 2) throw new TypeError('the report has other columns than requested')
    const at = parseEuros(row[0] ?? '').ok ? 0 : 1
    const personalId = row[1 - at] ?? ''
    const amount = moneyOf(row[at] ?? '')
    found.set(personalId, ((found.get(personalId) ?? 0) + amount) as Cents)
  }
  return found
}

/** The reports API writes the benefits with a capital letter, unlike the rest of the contract. */
const reportName = (benefit: BenefitType): ReportBenefit =>
  benefit.replace(/^./, (first) => first.toUpperCase()) as Capitalize<BenefitType>

/** The loads report of one benefit in a month. One request per benefit: the contract names no benefit in the rows. */
export const benefitRowsQuery = (month: Month, benefit: BenefitType) =>
  queryOptions({
    queryKey: ['loadReport', month, benefit, today()],
    queryFn: async () => {
      const file = await downloadExternalReport({
        ...daysOf(month, today()),
        columns: LOAD_COLUMNS,
        dataScope: { employeeData: true, benefits: true, loads: true },
        benefits: [reportName(benefit)],
        loadStatuses: ['Fulfilled'],
        downloadAs: 'csv',
      })
      return loadRows(benefit, await file.text())
    },
    // The report is expensive, so do not refetch it on every mount; a command invalidates it.
    staleTime: 5 * 60_000,
    refetchOnWindowFocus: false,
  })
