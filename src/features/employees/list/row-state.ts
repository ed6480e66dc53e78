import type { EmployeeListItem } from '@generated/api/model'
import { isBefore, type PlainDate, plainDate } from '@/values/plain-date'

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
