import type { EmployeeListItem } from '@generated/api/model'
import { isBefore, type PlainDate, plainDate } from '@/values/plain-date'

/**
 * Where an employee stands between the dates: no end of benefit; one ahead; ended, yet money already loaded can be
 * used; past the end of funds (EMP-03, EMP-08).
 */
export type RowState = 'active' | 'ending' | 'ended' | 'funds-ended'

export const ROW_STATES: readonly RowState[] = ['active', 'ending', 'ended', 'funds-ended']

type Dates = Pick<EmployeeListItem, 'endOfBenefit' | 'endOfFunds'>

/** The end of benefit is the last day of it, the end of funds the last day on which loaded money can be used. */
export function rowStateOn(today: PlainDate, { endOfBenefit, endOfFunds }: Dates): RowState {
  if (endOfBenefit === undefined) return 'active'
  if (isBefore(today, plainDate(endOfBenefit))) return 'ending'
  return endOfFunds !== undefined && isBefore(plainDate(endOfFunds), today) ? 'funds-ended' : 'ended'
}

/** EMP-03, EMP-08: from the end of benefit on an employee can be looked at only. */
export const isReadOnly = (state: RowState): boolean => state === 'ended' || state === 'funds-ended'
