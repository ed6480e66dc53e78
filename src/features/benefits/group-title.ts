import { m } from '@generated/messages/messages.js'
import { useParams } from '@tanstack/react-router'
import { benefitName, isBenefitType } from '@/domain/benefit-names'

export const groupTitle = (benefitGroup: string | undefined): string =>
  benefitGroup !== undefined && isBenefitType(benefitGroup) ? benefitName(benefitGroup) : m.benefits_groups_heading()

export const useGroupTitle = (): string => groupTitle(useParams({ strict: false }).benefitGroup)
