import type { Benefit, BenefitType } from '@generated/api/model'
import { BENEFIT_ORDER } from '@/domain/benefit-names'

/** The benefits of the company's contract, in display order (EMP-02): all but those it has not contracted (GRP-12). */
export const contractedTypes = (benefits: readonly Benefit[]): BenefitType[] =>
  BENEFIT_ORDER.filter((type) => benefits.some((benefit) => benefit.type === type && benefit.state !== 'unavailable'))
