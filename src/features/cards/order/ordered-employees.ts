import type { CardOrderEmployee } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { addForm, EMPTY_EMPLOYEE, type EmployeeValues } from '@/employment/employee-form'
import {
  type CellErrors,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
  valuesOfCells,
} from '@/employment/import/import-row'
import { trimTexts } from '@/forms/form-values'
import { normalisePersonalId } from '@/values/personal-id'
import type { PlainDate } from '@/values/plain-date'

export interface EmployeeRules {
  today: PlainDate
  takenNumbers: ReadonlySet<string>
}

/** An employee of an order as typed. `id` identifies the row while editing; it is not sent. */
export type OrderedEmployee = EmployeeValues & { id: number }

export function withEmployees(
  employees: readonly OrderedEmployee[],
  added: readonly EmployeeValues[],
): OrderedEmployee[] {
  const last = employees.reduce((most, { id }) => Math.max(most, id), 0)
  return [...employees, ...added.map((employee, at) => ({ ...employee, id: last + at + 1 }))]
}

/** Columns of an order's employee. An order sets the benefits for everybody, and they have no end date. */
export const ORDER_COLUMNS: readonly ImportColumn[] = IMPORT_COLUMNS.filter(
  (column) => column !== 'endOfBenefit' && column !== 'benefits',
)

export const employeeOfRow = ({ cells }: ImportRow, today: PlainDate): EmployeeValues =>
  valuesOfCells(cells, EMPTY_EMPLOYEE, today).values

export const rowOf = (employee: EmployeeValues, line: number): ImportRow => ({
  line,
  cells: Object.fromEntries(ORDER_COLUMNS.map((column) => [column, employee[column]])),
})

export const withCell = (
  employee: OrderedEmployee,
  column: ImportColumn,
  text: string,
  today: PlainDate,
): OrderedEmployee => ({ ...valuesOfCells({ [column]: text }, employee, today).values, id: employee.id })

/** Body of one employee, by the rules for adding an employee (EMP-12). */
export function employeeBody(employee: EmployeeValues, { today }: Pick<EmployeeRules, 'today'>): CardOrderEmployee {
  const {
    benefits: _,
    endOfBenefit: _end,
    ...body
  } = addForm({ groups: [], takenNumbers: NOBODY, today }).toBody(employee)
  return body as CardOrderEmployee
}

const NOBODY: ReadonlySet<string> = new Set()

/** Errors of the employees by index (EMP-12). Cached by employee, because every change validates all of them. */
export function employeeChecker({ today, takenNumbers }: EmployeeRules) {
  const rules = addForm({ groups: [], takenNumbers, today })
  const found = new Map<string, CellErrors>()
  const errorsOf = (employee: EmployeeValues): CellErrors => {
    const key = JSON.stringify(employee)
    const known = found.get(key)
    if (known) return known
    const errors: CellErrors = rules.errors(employee)
    found.set(key, errors)
    return errors
  }
  return (employees: readonly EmployeeValues[]): ReadonlyMap<number, CellErrors> => {
    const numbers = placesOf(employees, ({ employeeNumber }) => employeeNumber)
    const personalIds = placesOf(employees, ({ personalId }) => normalisePersonalId(personalId))
    return new Map(
      employees.flatMap((typed, at) => {
        const employee = trimTexts(typed)
        const errors = { ...errorsOf(employee) }
        const sameNumber = otherPlace(numbers, employee.employeeNumber, at)
        if (sameNumber !== undefined) errors.employeeNumber ??= repeated(sameNumber)
        const samePerson = otherPlace(personalIds, normalisePersonalId(employee.personalId), at)
        if (samePerson !== undefined) errors.personalId ??= repeated(samePerson)
        return Object.keys(errors).length > 0 ? [[at, errors] as const] : []
      }),
    )
  }
}

const repeated = (place: number) => () => m.employees_import_error_repeated({ line: place + 1 })

function placesOf(employees: readonly EmployeeValues[], key: (employee: EmployeeValues) => string) {
  const places = new Map<string, number[]>()
  for (const [at, employee] of employees.entries()) {
    const value = key(employee).trim()
    if (value !== '') places.set(value, [...(places.get(value) ?? []).slice(0, 1), at])
  }
  return places
}

const otherPlace = (places: ReadonlyMap<string, readonly number[]>, value: string, at: number) =>
  places.get(value)?.find((other) => other !== at)
