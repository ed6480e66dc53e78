import { m } from '@generated/messages/messages.js'
import type { BadgeVariant } from '@/ui/badge'
import type { RowState } from './list/row-state'

const STATES: Record<RowState, { name: () => string; tone: BadgeVariant }> = {
  active: { name: () => m.employees_state_active(), tone: 'success' },
  ending: { name: () => m.employees_state_ending(), tone: 'attention' },
  ended: { name: () => m.employees_state_ended(), tone: 'attention' },
  'funds-ended': { name: () => m.employees_state_funds_ended(), tone: 'neutral' },
}

export const stateName = (state: RowState): string => STATES[state].name()
export const stateTone = (state: RowState): BadgeVariant => STATES[state].tone
