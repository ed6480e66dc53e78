import { getReadCompanyAccountsQueryOptions } from '@generated/api/accounts/accounts'
import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type { BenefitType } from '@generated/api/model'
import {
  getListLoadableBenefitsQueryOptions,
  getListTopUpEmployeesQueryOptions,
  getReadTopUpInProgressQueryOptions,
  getReadTopUpQueryOptions,
  readTopUpInProgress,
} from '@generated/api/top-ups/top-ups'
import { ReadTopUpResponse } from '@generated/api/top-ups/top-ups.zod'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { readAnew } from '@/api/queries/read-anew'
import { beginFeatureFlags } from '@/domain/feature-flags'
import type { PlainDate } from '@/values/dates/plain-date'

/** Loadable benefits; the page shows a notice if there are none (TOP-01). */
export const loadableQuery = () => getListLoadableBenefitsQueryOptions()

/** Whether the company has employees (TOP-01). */
export const customerQuery = () => getReadUserDetailsQueryOptions()

/** Balance and e-invoice address (TOP-10, TOP-11). */
export const accountsQuery = () => getReadCompanyAccountsQueryOptions()

/** Running loads (TOP-08). */
export const inProgressQuery = () => getReadTopUpInProgressQueryOptions()

/**
 * TOP-08: which of these loads are still running. The API's list of running loads may lack one, so `isStillRunning` reads
 * each load that is not in it. An invalid reply counts as a failed read, so that the loads stay on the screen.
 */
export const runningQuery = (ids: readonly string[], isStillRunning: (id: string) => Promise<boolean>) =>
  queryOptions({
    queryKey: ['runningTopUps', ...ids],
    queryFn: async (): Promise<readonly string[]> => {
      const { ids: running } = await readTopUpInProgress()
      if (!Array.isArray(running)) throw new TypeError('no list of running loads')
      const areRunning = await Promise.all(ids.map(async (id) => running.includes(id) || isStillRunning(id)))
      return ids.filter((_, at) => areRunning[at])
    },
    initialData: ids,
    gcTime: 0,
  })

/** The load as it is now. @throws ApiError */
export const fetchTopUp = (client: QueryClient, id: string) => readAnew(client, topUpQuery(id))

/** Features of the company (TOP-13); none if they cannot be read. */
export const metadataQuery = () => getReadCompanyMetadataQueryOptions()

/** VAT rate of fees. A failure opens the blocking popup (NAV-10). */
export const settingsQuery = () => getReadSettingsQueryOptions()

/** Employees with a benefit on the load date, and their remaining maximum (TOP-03, TOP-04). */
export const topUpEmployeesQuery = (benefit: BenefitType, scheduledOn: PlainDate | undefined) =>
  getListTopUpEmployeesQueryOptions(benefit, scheduledOn === undefined ? undefined : { scheduledOn })

/** One load with its result (TOP-17). An invalid reply counts as none: it must not hide that money moved. */
export const topUpQuery = (id: string) =>
  getReadTopUpQueryOptions(id, {
    query: { select: (reply: unknown) => safeParse(ReadTopUpResponse, reply).data },
  })

/** Loads the page. Only failures of required data reject. */
export async function prefetchTopUp(client: QueryClient): Promise<void> {
  beginFeatureFlags()
  await Promise.all([
    client.prefetchQuery(settingsQuery()),
    client.prefetchQuery(metadataQuery()),
    // A load may have started or finished just now (TOP-08).
    readAnew(client, inProgressQuery()),
    client.ensureQueryData(loadableQuery()),
    client.ensureQueryData(customerQuery()),
    client.ensureQueryData(accountsQuery()),
  ])
}
