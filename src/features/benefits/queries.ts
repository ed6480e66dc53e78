import {
  getListBenefitGroupsQueryOptions,
  getListBenefitsQueryOptions,
  getReadBenefitGroupSettingsQueryOptions,
} from '@generated/api/benefits/benefits'
import type { BenefitType } from '@generated/api/model'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { beginFeatureFlags } from '@/domain/feature-flags'
import { noticesQuery } from '@/domain/notices'

/** The company's benefits by state, for the overview and for a benefit's group page. */
export const benefitsQuery = () => getListBenefitsQueryOptions()

/** The groups of one benefit, at most one (GRP-04). */
export const groupsQuery = (type: BenefitType) => getListBenefitGroupsQueryOptions({ type })

/** Loads the data of a group's page. Only failures of required data reject. */
export async function prefetchGroupPage(client: QueryClient, type: BenefitType): Promise<void> {
  beginFeatureFlags()
  // prefetchQuery never throws. The page opens the popup for failed settings and works without the links.
  void client.prefetchQuery(noticesQuery())
  await Promise.all([
    client.prefetchQuery(getReadBenefitGroupSettingsQueryOptions()),
    client.ensureQueryData(benefitsQuery()),
    client.ensureQueryData(groupsQuery(type)),
    client.ensureQueryData(getReadUserDetailsQueryOptions()),
  ])
}
