import type { BenefitType, EmployeeListItem, EmployeeType } from '@generated/api/model'
import type { PlainDate } from '@/values/plain-date'
import { type RowState, rowStateOn } from './row-state'

export interface EmployeeFilters {
  /** Words that all must occur in name, email, employee number or cost center. */
  q?: string
  type?: EmployeeType
  benefit?: BenefitType
  state?: RowState
}

const searched = (employee: EmployeeListItem): string =>
  [
    employee.lastName,
    employee.firstName,
    employee.emailAddress,
    employee.employeeNumber ?? '',
    employee.costCenterNumber ?? '',
  ]
    .join(' ')
    .toLocaleLowerCase('fi')

/** The employees that match all of the filters; those left out match everyone. Keeps the order. */
export function filterEmployees(
  employees: readonly EmployeeListItem[],
  { q = '', type, benefit, state }: EmployeeFilters,
  today: PlainDate,
): EmployeeListItem[] {
  const words = q
    .toLocaleLowerCase('fi')
    .split(/[\s,]+/)
    .filter((word) => word !== '')
  return employees.filter(
    (employee) =>
      (type === undefined || employee.employeeType === type) &&
      (benefit === undefined || employee.benefitTypes.includes(benefit)) &&
      (state === undefined || rowStateOn(today, employee) === state) &&
      (words.length === 0 || isFound(searched(employee), words)),
  )
}

const isFound = (text: string, words: readonly string[]) => words.every((word) => text.includes(word))
