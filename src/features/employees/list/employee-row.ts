import type { BenefitType, EmployeeListItem } from '@generated/api/model'
import { nameInList } from '@/values/names'
import type { PlainDate } from '@/values/plain-date'
import { type RowState, rowStateOn } from './row-state'

/** A row of the list: an employee with the data of its cells. */
export interface EmployeeRow {
  employee: EmployeeListItem
  state: RowState
  /** Benefits of the company's contract, in display order. */
  contracted: readonly BenefitType[]
}

export const employeeRows = (
  employees: readonly EmployeeListItem[],
  contracted: readonly BenefitType[],
  today: PlainDate,
): EmployeeRow[] => employees.map((employee) => ({ employee, state: rowStateOn(today, employee), contracted }))

/** Name as in the list: last name first (EMP-02). */
export const nameOf = ({ lastName, firstName }: Pick<EmployeeListItem, 'lastName' | 'firstName'>): string =>
  nameInList({ lastName, firstName })
