import { m } from '@generated/messages/messages.js'
import { useParams } from '@tanstack/react-router'
import { benefitName, isBenefitType } from '@/domain/benefit-names'

/** What a group's page is called: its benefit. The heading says the same as the document's title, also while it is read. */
export const groupTitle = (benefitGroup: string | undefined): string =>
  benefitGroup !== undefined && isBenefitType(benefitGroup) ? benefitName(benefitGroup) : m.benefits_groups_heading()

export const useGroupTitle = (): string => groupTitle(useParams({ strict: false }).benefitGroup)
