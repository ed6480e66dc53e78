import type { BenefitType } from '@generated/api/model'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { dayOf, type EmployeeValues } from '@/employees/employee-form'
import { startsFarAhead } from '@/employees/employment-rules'
import { describeField } from '@/employees/field-texts'
import { columnName, type ImportColumn } from '@/employees/import/import-columns'
import type { ImportRow } from '@/employees/import/import-row'
import type { PlainDate } from '@/values/plain-date'
import { KNOWN_OF_LIST, type RowCheck } from './check-rows'

/** Section of a row in the preview. Ends of benefits have their own, because they are irreversible. */
export type RowSection = 'end' | 'change' | 'add' | 'unchanged' | 'left-out'

export interface PreviewRow {
  index: number
  row: ImportRow
  check: Exclude<RowCheck, { kind: 'faulty' }>
  section: RowSection
}

export interface CellChange {
  label: string
  /** Undefined until known. */
  before: string | undefined
  after: string
}

const heldText = (benefits: EmployeeValues['benefits']): string =>
  BENEFIT_ORDER.filter((type: BenefitType) => benefits[type])
    .map(benefitName)
    .join(', ')

const textIn = (values: EmployeeValues, column: ImportColumn): string =>
  column === 'benefits' ? heldText(values.benefits) : describeField(column, values[column]).text

/** Old and new values of a changed employee, and the consequences (EMP-05, EMP-07). */
export function changesOf(check: PreviewRow['check']): CellChange[] {
  if (check.kind !== 'change') return []
  const { columns, base, values, isRead } = check
  const followers = (['employeeType', 'employeePercentage'] as const).filter((column) => !columns.includes(column))
  const all: ImportColumn[] = [...columns, ...(isRead ? followers : [])]
  return all.flatMap((column) => {
    const [before, after] = [textIn(base, column), textIn(values, column)]
    if (column === 'personalId' || before === after) return []
    return [{ label: columnName(column), before: isRead || KNOWN_OF_LIST.has(column) ? before : undefined, after }]
  })
}

const SHOWN_OF_NEW: readonly ImportColumn[] = [
  'employeeType',
  'employeePercentage',
  'benefits',
  'phoneNumber',
  'daysForLunari',
  'employeeNumber',
  'costCenterNumber',
  'endOfBenefit',
]

/**
 * Values of a new employee besides name, address and start date. Includes missing benefits, so that they are noticed.
 */
export const newValuesOf = (values: EmployeeValues) =>
  SHOWN_OF_NEW.flatMap((column) => {
    const text = textIn(values, column)
    if (text === '' && column !== 'benefits') return []
    return [{ label: columnName(column), text: text || '–' }]
  })

/** Rows of the preview; faulty rows are shown separately. */
export function previewRows(
  rows: readonly ImportRow[],
  checks: readonly RowCheck[],
  leftOut: ReadonlySet<number>,
): PreviewRow[] {
  return rows.flatMap((row, index) => {
    const check = checks[index]
    if (!check || check.kind === 'faulty') return []
    return [{ index, row, check, section: leftOut.has(index) ? 'left-out' : sectionOf(check) }]
  })
}

/** Number of rows that end benefits immediately: today, or on an earlier saved date (EMP-07). */
export const endingNow = (rows: readonly PreviewRow[]): number =>
  rows.filter(({ section, check }) => section === 'end' && check.values.employeeType === 'Dropped').length

/** Rows whose new start is so late that its year may be mistyped (EMP-12). */
export const startingFarAhead = (rows: readonly PreviewRow[], today: PlainDate): number =>
  rows.filter(({ check }) => {
    const { startOfBenefit } = check.values
    const isNew = check.kind === 'add' || startOfBenefit !== check.base.startOfBenefit
    return isNew && startsFarAhead(dayOf(startOfBenefit), today)
  }).length

function sectionOf(check: PreviewRow['check']): RowSection {
  if (check.kind !== 'change') return check.kind
  const isEnd = check.values.endOfBenefit !== '' && check.values.endOfBenefit !== check.base.endOfBenefit
  return isEnd ? 'end' : 'change'
}
