import type { BenefitType, EmployeeType } from '@generated/api/model'
import type { EmployeeRow } from './employee-row'
import type { RowState } from './row-state'

export interface EmployeeFilters {
  type?: EmployeeType | undefined
  benefit?: BenefitType | undefined
  state?: RowState | undefined
}

/** The rows that match all of the filters; one that is left out matches every row. Keeps the order. */
export const filterRows = (rows: readonly EmployeeRow[], { type, benefit, state }: EmployeeFilters): EmployeeRow[] =>
  rows.filter(
    (row) =>
      (type === undefined || row.employee.employeeType === type) &&
      (benefit === undefined || row.employee.benefitTypes.includes(benefit)) &&
      (state === undefined || row.state === state),
  )

export const hasFilter = ({ type, benefit, state }: EmployeeFilters): boolean =>
  type !== undefined || benefit !== undefined || state !== undefined
