import type { CreateEmployeeRequest, Employee, EmployeeListItem, UpdateEmployeeRequest } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import {
  addForm,
  EMPTY_EMPLOYEE,
  type EmployeeFormContext,
  type EmployeeValues,
  editForm,
  valuesOf,
  valuesOfListItem,
} from '@/employment/employee-form'
import { savedPending } from '@/employment/employment-rules'
import {
  type CellErrors,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
  personalIdIn,
  repeatFinder,
  valuesOfCells,
} from '@/employment/import/import-row'
import { groupBy } from '@/values/collections/group-by'
import { isReadOnly, rowStateOn } from '../list/employee-row'

export type RowCheck =
  | { kind: 'add'; values: EmployeeValues; body: () => CreateEmployeeRequest }
  | {
      kind: 'change' | 'unchanged'
      personId: string
      columns: readonly ImportColumn[]
      values: EmployeeValues
      /** Saved values; without `isRead` only those that the list contains. */
      base: EmployeeValues
      isRead: boolean
      body: () => UpdateEmployeeRequest
    }
  | { kind: 'faulty'; errors: CellErrors }

export interface ApiAnswers {
  details: ReadonlyMap<string, Employee>
  ids: ReadonlyMap<string, boolean>
  /** Whether an email domain is rejected (VAL-02). */
  domains: ReadonlyMap<string, boolean>
}

/** Without `takenNumbers`: a row with a known number changes that employee, so it never conflicts. */
export interface CheckContext extends Omit<EmployeeFormContext, 'takenNumbers'>, ApiAnswers {
  employees: readonly EmployeeListItem[]
}

export const domainOf = (emailAddress: string): string =>
  emailAddress.slice(emailAddress.lastIndexOf('@') + 1).toLowerCase()

export function newEmailIn(check: RowCheck): string | undefined {
  if (check.kind === 'add') return check.values.emailAddress
  const isNew = check.kind === 'change' && check.values.emailAddress !== check.base.emailAddress
  return isNew ? check.values.emailAddress : undefined
}

/** Finds employees in the list who may be the person of a row: same address or same name. */
export function lookalikeFinder(employees: readonly EmployeeListItem[]) {
  type Person = { lastName?: string; firstName?: string; emailAddress?: string }
  const nameOf = ({ lastName = '', firstName = '' }: Person) => `${lastName.trim()} ${firstName.trim()}`.toLowerCase()
  const emailOf = ({ emailAddress = '' }: Person) => emailAddress.trim().toLowerCase()
  const byName = groupBy(employees, nameOf)
  const byEmail = groupBy(employees, emailOf)
  return ({ cells }: ImportRow): readonly EmployeeListItem[] => [
    ...new Set([...(byEmail.get(emailOf(cells)) ?? []), ...(byName.get(nameOf(cells)) ?? [])]),
  ]
}

export const needsReading = (check: RowCheck): check is Extract<RowCheck, { kind: 'change' | 'unchanged' }> =>
  check.kind === 'change' &&
  !check.isRead &&
  (check.columns.some((column) => !isKnown(column, false)) ||
    // The rules of a new type or end need the hours and the start, which the list does not contain (EMP-05, EMP-12).
    check.values.employeeType !== check.base.employeeType ||
    check.values.endOfBenefit !== check.base.endOfBenefit)

/**
 * The rules of the form, and no two rows for the same person or number. A known employee number or personal identity
 * code changes that employee; other rows add one. Rows never remove employees.
 */
export function rowChecker(context: CheckContext, rows: readonly ImportRow[]) {
  const { employees, groups, today, details, ids, domains } = context
  const byPersonalId = new Map([...details.values()].map(({ personalId, personId }) => [personalId, personId]))
  const byPersonId = new Map(employees.map((row) => [row.personId, row]))
  const byNumber = new Map(employees.flatMap((row) => (row.employeeNumber ? [[row.employeeNumber, row] as const] : [])))
  const offered = new Set(groups.map(({ benefitType }) => benefitType))
  const repeatsOf = repeatFinder(rows)
  const adding = addForm(context)

  const common = (row: ImportRow, values: EmployeeValues, base: EmployeeValues): CellErrors => {
    const errors = repeatsOf(row)
    if (BENEFIT_ORDER.some((type) => values.benefits[type] && !offered.has(type)))
      errors.benefits = () => m.employees_import_error_no_group()
    const { emailAddress } = values
    if (emailAddress !== base.emailAddress && domains.get(domainOf(emailAddress)))
      errors.emailAddress = () => m.error_invalid_email_domain()
    return errors
  }

  const checkAdd = (row: ImportRow): RowCheck => {
    const { values, errors } = valuesOfCells(row.cells, EMPTY_EMPLOYEE, today)
    if (values.employeeType === 'Onhold') errors.employeeType = () => m.employees_import_error_on_hold()
    if (ids.get(personalIdIn(row))) errors.personalId = () => m.error_personal_id_already_exists()
    return outcome(
      { ...adding.errors(values), ...common(row, values, EMPTY_EMPLOYEE), ...errors },
      { kind: 'add', values, body: () => adding.read(values) },
    )
  }

  const checkChange = (row: ImportRow, employee: EmployeeListItem): RowCheck => {
    if (isReadOnly(rowStateOn(today, employee))) {
      const key = row.cells.employeeNumber === employee.employeeNumber ? 'employeeNumber' : 'personalId'
      return { kind: 'faulty', errors: { [key]: () => m.employees_import_error_ended() } }
    }
    const whole = details.get(employee.personId)
    const base = whole ? valuesOf(whole) : valuesOfListItem(employee)
    // An empty cell keeps the saved value.
    const columns = IMPORT_COLUMNS.filter((column) => (row.cells[column] ?? '') !== '')
    const given = Object.fromEntries(columns.map((column) => [column, row.cells[column]]))
    const { values, errors } = valuesOfCells({ ...given, personalId: undefined }, base, today, 'edit')
    const rules = editForm({ ...context, saved: whole ?? employee, pending: savedPending(employee) })
    const found = { ...rules.errors(values), ...common(row, values, base), ...errors }
    if (whole && personalIdIn(row) !== '' && personalIdIn(row) !== whole.personalId) {
      found.personalId = () => m.employees_import_other_person()
    }
    // Until the employee is loaded, only the row's own columns are checked.
    const own = whole
      ? found
      : Object.fromEntries(Object.entries(found).filter(([name]) => columns.some((column) => column === name)))
    const isRead = whole !== undefined
    const isSame = columns.every((column) => isKnown(column, isRead) && isEqual(values[column], base[column]))
    return outcome(own, {
      kind: isSame ? 'unchanged' : 'change',
      personId: employee.personId,
      columns,
      values,
      base,
      isRead,
      body: () => rules.read(values),
    })
  }

  return (row: ImportRow): RowCheck => {
    const known =
      (row.cells.employeeNumber && byNumber.get(row.cells.employeeNumber)) ||
      byPersonId.get(byPersonalId.get(personalIdIn(row)) ?? '')
    return known ? checkChange(row, known) : checkAdd(row)
  }
}

/** Columns that only the full record contains, and not the employee list. */
const NOT_IN_LIST: readonly ImportColumn[] = [
  'personalId',
  'phoneNumber',
  'employeePercentage',
  'daysForLunari',
  'startOfBenefit',
]

/** Whether the saved value of a column is known. */
export const isKnown = (column: ImportColumn, isRead: boolean): boolean => isRead || !NOT_IN_LIST.includes(column)

const outcome = (errors: CellErrors, check: RowCheck): RowCheck =>
  Object.values(errors).some((error) => error !== undefined) ? { kind: 'faulty', errors } : check

const isEqual = (a: unknown, b: unknown) => JSON.stringify(a) === JSON.stringify(b)

/** Longest time (ms) to check rows without yielding; progress then shows within 100 ms. */
const SLICE_MS = 30

/** Checks many rows without freezing the page. @returns the result for each row, in order; undefined if stopped */
export async function checkInSlices<Row, Checked>(
  rows: readonly Row[],
  check: (row: Row) => Checked,
  { onProgress, signal }: { onProgress: (done: number) => void; signal: AbortSignal },
): Promise<Checked[] | undefined> {
  const checks: Checked[] = []
  let sliceStart = performance.now()
  for (const row of rows) {
    checks.push(check(row))
    if (performance.now() - sliceStart < SLICE_MS) continue
    onProgress(checks.length)
    await new Promise((done) => setTimeout(done))
    if (signal.aborted) return undefined
    sliceStart = performance.now()
  }
  return checks
}
