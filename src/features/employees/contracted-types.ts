import type { Benefit, BenefitType } from '@generated/api/model'
import { BENEFIT_ORDER } from '@/domain/benefit-names'

/** Benefits of the company's contract, in display order (EMP-02, GRP-12). */
export const contractedTypes = (benefits: readonly Benefit[]): BenefitType[] =>
  BENEFIT_ORDER.filter((type) => benefits.some((benefit) => benefit.type === type && benefit.state !== 'unavailable'))
