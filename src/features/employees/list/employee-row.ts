import type { BenefitType, EmployeeListItem } from '@generated/api/model'
import { nameInList } from '@/values/names'
import { isBefore, type PlainDate, plainDate } from '@/values/plain-date'

/** Key of the draft of the form that adds an employee. */
export const ADD_DRAFT = 'add-employee'

/** The open panel or dialog of the employee list. */
export type OpenPanel =
  | { kind: 'add' }
  | { kind: 'details' | 'end'; personId: string; name: string }
  | { kind: 'end-many'; rows: readonly EmployeeRow[] }

/**
 * State by date: no end of benefit; a future one; ended, but loaded money can still be used; after the end of funds
 * (EMP-03, EMP-08).
 */
export type RowState = 'active' | 'ending' | 'ended' | 'funds-ended'

export const ROW_STATES: readonly RowState[] = ['active', 'ending', 'ended', 'funds-ended']

type Dates = Pick<EmployeeListItem, 'endOfBenefit' | 'endOfFunds'>

/** Both dates are inclusive: the last day of the benefit, and the last day on which loaded money can be used. */
export function rowStateOn(today: PlainDate, { endOfBenefit, endOfFunds }: Dates): RowState {
  if (endOfBenefit === undefined) return 'active'
  if (isBefore(today, plainDate(endOfBenefit))) return 'ending'
  return endOfFunds !== undefined && isBefore(plainDate(endOfFunds), today) ? 'funds-ended' : 'ended'
}

/** EMP-03, EMP-08: after the end of benefit an employee is read-only. */
export const isReadOnly = (state: RowState): boolean => state === 'ended' || state === 'funds-ended'

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
