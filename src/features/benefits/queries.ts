import {
  getListBenefitGroupsSuspenseQueryOptions,
  getListBenefitsSuspenseQueryOptions,
  getReadBenefitGroupSettingsQueryOptions,
} from '@generated/api/benefits/benefits'
import { getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadNoticesResponse } from '@generated/api/content/content.zod'
import type { BenefitType } from '@generated/api/model'
import { getReadUserDetailsSuspenseQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { beginFeatureFlags } from '@/shell/feature-flags'

/** The company's benefits by state: the overview, and what a group's page says about its benefit. */
export const benefitsQuery = () => getListBenefitsSuspenseQueryOptions()

/** The groups of one benefit, at most one (GRP-04). */
export const groupsQuery = (type: BenefitType) => getListBenefitGroupsSuspenseQueryOptions({ type })

/** Limits and dates of groups. A failure opens the non-closable popup (GRP-11). */
export const groupSettingsQuery = () => getReadBenefitGroupSettingsQueryOptions()

/** Whether the company has employees (GRP-04, GRP-05). */
export const customerQuery = () => getReadUserDetailsSuspenseQueryOptions()

/** Links of the info bar (GRP-02); none when the content file departs from the contract. */
export const benefitInfoQuery = () =>
  getReadNoticesQueryOptions({
    query: {
      select: (reply: unknown) => {
        const result = safeParse(ReadNoticesResponse, reply)
        return result.success ? result.data.benefitInfo : undefined
      },
    },
  })

/** Reads what a group's page shows; only what it cannot do without may fail it. */
export async function prefetchGroupPage(client: QueryClient, type: BenefitType): Promise<void> {
  beginFeatureFlags()
  // Never thrown: the page opens the popup for the settings and does without the links.
  void client.prefetchQuery(benefitInfoQuery())
  await Promise.all([
    client.prefetchQuery(groupSettingsQuery()),
    client.ensureQueryData(benefitsQuery()),
    client.ensureQueryData(groupsQuery(type)),
    client.ensureQueryData(customerQuery()),
  ])
}
