import type { Benefit, BenefitType } from '@generated/api/model'
import { BENEFIT_ORDER } from './benefit-names'

export interface ShownBenefit {
  type: BenefitType
  isActive: boolean
  /** Active, but cannot be loaded now (GRP-12). */
  isOnHold: boolean
}

const shown = (type: BenefitType, { state, status }: Benefit): ShownBenefit => {
  const isActive = state === 'active'
  return { type, isActive, isOnHold: isActive && status === 'Onhold' }
}

const isShown = ({ state, status }: Benefit) =>
  (state === 'active' || state === 'available') && status !== 'NotContracted'

/** The benefits with a tile, in display order: those that are active or available (GRP-01, GRP-12). */
export const shownBenefits = (benefits: readonly Benefit[]): ShownBenefit[] =>
  BENEFIT_ORDER.flatMap((type) =>
    benefits.filter((benefit) => benefit.type === type && isShown(benefit)).map((benefit) => shown(type, benefit)),
  )
