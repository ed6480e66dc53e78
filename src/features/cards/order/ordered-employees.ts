import type { CardOrderEmployee } from '@generated/api/model'
import { addForm, type EmployeeValues } from '@/employment/employee-form'
import { typeName } from '@/employment/employment-rules'
import {
  type CellErrors,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
  repeatFinder,
  unknownTypeError,
  valuesOfCells,
} from '@/employment/import/import-row'
import { trimTexts } from '@/forms/form-values'
import type { PlainDate } from '@/values/dates/plain-date'

export interface EmployeeRules {
  today: PlainDate
  takenNumbers: ReadonlySet<string>
}

/** An employee as typed or imported. `unknownType`: the text of an imported employment type that is none. */
export type NewEmployee = EmployeeValues & { unknownType?: string | undefined }

/** An employee of an order. `id` identifies the row while editing; it is not sent. */
export type OrderedEmployee = NewEmployee & { id: number }

export function withEmployees(employees: readonly OrderedEmployee[], added: readonly NewEmployee[]): OrderedEmployee[] {
  const last = employees.reduce((most, { id }) => Math.max(most, id), 0)
  return [...employees, ...added.map((employee, at) => ({ ...employee, id: last + at + 1 }))]
}

/** Columns of an order's employee. An order sets the benefits for everybody, and they have no end date. */
export const ORDER_COLUMNS: readonly ImportColumn[] = IMPORT_COLUMNS.filter(
  (column) => column !== 'endOfBenefit' && column !== 'benefits',
)

export function employeeOfCells(cells: ImportRow['cells'], base: EmployeeValues, today: PlainDate): NewEmployee {
  const { values } = valuesOfCells(cells, base, today)
  return { ...values, unknownType: values.employeeType === '' ? cells.employeeType : undefined }
}

export const typeText = ({ employeeType, unknownType = '' }: NewEmployee): string =>
  employeeType === '' ? unknownType : typeName(employeeType)

export const rowOf = (employee: NewEmployee, line: number): ImportRow => ({
  line,
  cells: {
    ...Object.fromEntries(ORDER_COLUMNS.map((column) => [column, employee[column]])),
    employeeType: typeText(employee),
  },
})

export const withCell = (
  employee: OrderedEmployee,
  column: ImportColumn,
  text: string,
  today: PlainDate,
): OrderedEmployee => {
  // All cells, because the type decides which percentage is valid.
  const { cells } = rowOf(employee, 0)
  return { ...employeeOfCells({ ...cells, [column]: text }, employee, today), id: employee.id }
}

/** The employees of an order, by the rules for adding an employee (EMP-12). */
export function employeesForm({ today, takenNumbers }: EmployeeRules) {
  const rules = addForm({ groups: [], takenNumbers, today })
  const bodyOf = (employee: EmployeeValues): CardOrderEmployee => {
    const { benefits: _, endOfBenefit: _end, ...body } = rules.toBody(employee)
    return body as CardOrderEmployee
  }
  // Cached by employee, because every change validates all of them.
  const found = new Map<string, CellErrors>()
  const errorsOf = (employee: NewEmployee): CellErrors => {
    const key = JSON.stringify(employee)
    const known = found.get(key)
    if (known) return known
    const errors: CellErrors = rules.errors(employee)
    if (errors.employeeType && employee.unknownType) errors.employeeType = unknownTypeError('add')
    found.set(key, errors)
    return errors
  }
  /** Errors of the employees by index. */
  const faultsOf = (employees: readonly NewEmployee[]): ReadonlyMap<number, CellErrors> => {
    const trimmed = employees.map((typed, at) => {
      const employee = trimTexts(typed)
      const { employeeNumber, personalId } = employee
      return { employee, row: { line: at + 1, cells: { employeeNumber, personalId } } }
    })
    const repeatsOf = repeatFinder(trimmed.map(({ row }) => row))
    return new Map(
      trimmed.flatMap(({ employee, row }, at) => {
        const errors = { ...repeatsOf(row), ...errorsOf(employee) }
        return Object.keys(errors).length > 0 ? [[at, errors] as const] : []
      }),
    )
  }
  return { bodyOf, faultsOf }
}
