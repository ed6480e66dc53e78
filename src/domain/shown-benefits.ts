import { type Benefit, BenefitState } from '@generated/api/model'
import { isKeyOf } from '@/values/collections/look-up'
import { BENEFIT_ORDER, isBenefitType } from './benefit-names'

export type ShownBenefit = ReturnType<typeof shownBenefits>[number]

const isShown = ({ state, status }: Benefit) =>
  (state === 'active' || state === 'available') && status !== 'NotContracted'

/** The benefits with a tile, in display order: those that are active or available (GRP-01, GRP-12). */
export const shownBenefits = (benefits: readonly Benefit[]) =>
  BENEFIT_ORDER.flatMap((type) =>
    benefits
      .filter((benefit) => benefit.type === type && isShown(benefit))
      .map(({ state, status }) => {
        const isActive = state === 'active'
        /** `isOnHold`: active, but cannot be loaded now (GRP-12). */
        return { type, isActive, isOnHold: isActive && status === 'Onhold' }
      }),
  )

/** Whether the company may have a benefit that has no tile, because its type or state is new to the portal (CTR-07). */
export const isUnknownBenefit = (benefit: Benefit): boolean =>
  !isKeyOf(BenefitState, benefit.state) || (isShown(benefit) && !isBenefitType(benefit.type))
