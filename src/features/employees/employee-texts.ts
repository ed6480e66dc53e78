import { m } from '@generated/messages/messages.js'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import type { BadgeVariant } from '@/ui/content/badge'
import { type BenefitFilter, missingOf } from './list/employee-filters'
import type { RowState } from './list/row-state'

const STATES: Record<RowState, { name: () => string; tone: BadgeVariant }> = {
  active: { name: () => m.employees_state_active(), tone: 'success' },
  ending: { name: () => m.employees_state_ending(), tone: 'attention' },
  ended: { name: () => m.employees_state_ended(), tone: 'attention' },
  'funds-ended': { name: () => m.employees_state_funds_ended(), tone: 'neutral' },
}

export const stateName = (state: RowState): string => STATES[state].name()
export const stateTone = (state: RowState): BadgeVariant => STATES[state].tone

/** Name of a filter value: a benefit, without that benefit, or without any. */
export function benefitFilterName(filter: BenefitFilter): string {
  if (filter === 'none') return m.employees_filter_no_benefit()
  const held = BENEFIT_ORDER.find((benefit) => benefit === filter)
  if (held) return benefitName(held)
  const missing = missingOf(filter)
  return missing ? m.employees_filter_without({ benefit: benefitName(missing) }) : ''
}
