import type { BenefitType, EmployeeListItem, EmployeeType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { BENEFIT_ORDER, benefitName, isBenefitType } from '@/domain/benefit-names'
import type { BadgeVariant } from '@/ui/content/badge'
import { isBefore, type PlainDate, plainDate } from '@/values/dates/plain-date'

export const ADD_DRAFT = 'add-employee'

export type OpenPanel =
  | { kind: 'add' }
  | { kind: 'details' | 'end'; personId: string; name: string }
  | { kind: 'end-many'; rows: readonly EmployeeRow[] }

/** No end of benefit; a future one; ended, but money can still be used; after the end of funds (EMP-03, EMP-08). */
export const STATES = {
  active: { name: () => m.employees_state_active(), tone: 'neutral' },
  ending: { name: () => m.employees_state_ending(), tone: 'attention' },
  ended: { name: () => m.employees_state_ended(), tone: 'attention' },
  'funds-ended': { name: () => m.employees_state_funds_ended(), tone: 'neutral' },
} satisfies Record<string, { name: () => string; tone: BadgeVariant }>
type RowState = keyof typeof STATES

export const ROW_STATES = Object.keys(STATES) as RowState[]

type Dates = Pick<EmployeeListItem, 'endOfBenefit' | 'endOfFunds'>

/** Both dates are inclusive: the last day of the benefit, and the last day on which loaded money can be used. */
export function rowStateOn(today: PlainDate, { endOfBenefit, endOfFunds }: Dates): RowState {
  if (endOfBenefit === undefined) return 'active'
  if (isBefore(today, plainDate(endOfBenefit))) return 'ending'
  return endOfFunds !== undefined && isBefore(plainDate(endOfFunds), today) ? 'funds-ended' : 'ended'
}

/** EMP-03, EMP-08: after the end of benefit an employee is read-only. */
export const isReadOnly = (state: RowState): boolean => state === 'ended' || state === 'funds-ended'

export interface EmployeeRow {
  employee: EmployeeListItem
  state: RowState
  /** Benefits of the company's contract, in display order. */
  contracted: readonly BenefitType[]
}

/** EMP-17: how many of the selected employees' benefits can be ended. */
export const endableCount = (rows: readonly EmployeeRow[]): number =>
  rows.filter(({ state }) => !isReadOnly(state)).length

export function benefitFilterName(filter: BenefitFilter): string {
  if (isBenefitType(filter)) return benefitName(filter)
  const missing = missingOf(filter)
  return missing ? m.employees_filter_without({ benefit: benefitName(missing) }) : m.employees_filter_no_benefit()
}

type BenefitFilter = BenefitType | `no-${BenefitType}` | 'none'

/** Whether a row matches a filter. Employees whose benefits have ended never count as lacking one. */
function isOf({ employee: { benefitTypes }, state }: EmployeeRow, filter: BenefitFilter): boolean {
  if (isBenefitType(filter)) return benefitTypes.includes(filter)
  const missing = missingOf(filter)
  return !isReadOnly(state) && (missing ? !benefitTypes.includes(missing) : benefitTypes.length === 0)
}

export const BENEFIT_FILTERS: readonly BenefitFilter[] = [
  ...BENEFIT_ORDER,
  ...BENEFIT_ORDER.map((benefit) => `no-${benefit}` as const),
  'none',
]

const missingOf = (filter: BenefitFilter): BenefitType | undefined =>
  BENEFIT_ORDER.find((benefit) => filter === `no-${benefit}`)

export interface EmployeeFilters {
  type?: EmployeeType | undefined
  benefit?: BenefitFilter | undefined
  state?: RowState | undefined
}

export const filterRows = (rows: readonly EmployeeRow[], { type, benefit, state }: EmployeeFilters): EmployeeRow[] =>
  rows.filter(
    (row) =>
      (type === undefined || row.employee.employeeType === type) &&
      (benefit === undefined || isOf(row, benefit)) &&
      (state === undefined || row.state === state),
  )
