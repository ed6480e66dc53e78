import type { BenefitType, EmployeeListItem } from '@generated/api/model'
import { nameInList } from '@/values/names'
import type { PlainDate } from '@/values/plain-date'
import { type RowState, rowStateOn } from './row-state'

/** A row of the list with what its cells need beside the employee. */
export interface EmployeeRow {
  employee: EmployeeListItem
  state: RowState
  /** The company's benefits, in display order. */
  contracted: readonly BenefitType[]
}

export const employeeRows = (
  employees: readonly EmployeeListItem[],
  contracted: readonly BenefitType[],
  today: PlainDate,
): EmployeeRow[] => employees.map((employee) => ({ employee, state: rowStateOn(today, employee), contracted }))

/** Last name, first name (EMP-02). */
export const nameOf = ({ lastName, firstName }: Pick<EmployeeListItem, 'lastName' | 'firstName'>): string =>
  nameInList({ lastName, firstName })
