import { getReadCompanyAccountsSuspenseQueryOptions } from '@generated/api/accounts/accounts'
import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type { BenefitType } from '@generated/api/model'
import {
  checkPendingTopUps,
  getListLoadableBenefitsSuspenseQueryOptions,
  getListTopUpEmployeesQueryOptions,
  getListTopUpsQueryOptions,
  getReadTopUpInProgressSuspenseQueryOptions,
  getReadTopUpQueryOptions,
  listTopUps,
  readTopUpInProgress,
} from '@generated/api/top-ups/top-ups'
import { ReadTopUpResponse } from '@generated/api/top-ups/top-ups.zod'
import { getReadUserDetailsSuspenseQueryOptions } from '@generated/api/user/user'
import { type QueryClient, queryOptions } from '@tanstack/react-query'
import { safeParse } from 'zod/mini'
import { balanceOf } from '@/domain/company-account'
import { beginFeatureFlags } from '@/shell/feature-flags'
import type { PlainDate } from '@/values/plain-date'

/** The benefits to choose from; none shows the unavailable state (TOP-01). */
export const loadableQuery = () => getListLoadableBenefitsSuspenseQueryOptions()

/** Whether the company has employees (TOP-01). */
export const customerQuery = () => getReadUserDetailsSuspenseQueryOptions()

/** Balance and e-invoice address (TOP-10, TOP-11). */
export const accountsQuery = () => getReadCompanyAccountsSuspenseQueryOptions()

/** The loads that run (TOP-08). */
export const inProgressQuery = () => getReadTopUpInProgressSuspenseQueryOptions()

/**
 * Which of these loads still run; they do until an answer says otherwise (TOP-08). An answer of another shape is a failed
 * read: it must not end the load.
 */
export const runningQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: ['runningTopUps', ...ids],
    queryFn: async (): Promise<readonly string[]> => {
      const { ids: running } = await readTopUpInProgress()
      if (!Array.isArray(running)) throw new TypeError('no list of running loads')
      return ids.filter((id) => running.includes(id))
    },
    initialData: ids,
    gcTime: 0,
  })

/** The features of the company (TOP-13); without an answer there are none. */
export const metadataQuery = () => getReadCompanyMetadataQueryOptions()

/** The VAT of fees. A failure opens the non-closable popup (NAV-10). */
export const settingsQuery = () => getReadSettingsQueryOptions()

/** Who holds a benefit on the load date, with what may still be loaded (TOP-03, TOP-04). */
export const topUpEmployeesQuery = (benefit: BenefitType, scheduledOn: PlainDate | undefined) =>
  getListTopUpEmployeesQueryOptions(benefit, scheduledOn === undefined ? undefined : { scheduledOn })

/** The loads of the company: those scheduled before another one. */
export const topUpsQuery = () => getListTopUpsQueryOptions()

/** One load, for what became of it (TOP-17). An answer of another shape is none: it must not hide that money moved. */
export const topUpQuery = (id: string) =>
  getReadTopUpQueryOptions(id, {
    query: { select: (reply: unknown) => safeParse(ReadTopUpResponse, reply).data },
  })

/** Reads what the page begins with; only what it cannot do without may fail it. */
export async function prefetchTopUp(client: QueryClient): Promise<void> {
  beginFeatureFlags()
  await Promise.all([
    client.prefetchQuery(settingsQuery()),
    client.prefetchQuery(metadataQuery()),
    // A load may have begun or ended a moment ago (TOP-08).
    client.fetchQuery({ ...inProgressQuery(), staleTime: 0 }),
    client.ensureQueryData(loadableQuery()),
    client.ensureQueryData(customerQuery()),
    client.ensureQueryData(accountsQuery()),
  ])
}

/**
 * The figures of the confirmation as they are now, whether a load of these employees runs (TOP-12), and the loads that
 * there are before the press, to compare with should its answer be lost. @throws ApiError
 */
export async function readFresh(
  client: QueryClient,
  { benefit, scheduledOn, ids }: { benefit: BenefitType; scheduledOn: PlainDate | undefined; ids: readonly string[] },
) {
  const [employees, accounts, pending, loads, everybody] = await Promise.all([
    client.fetchQuery({ ...topUpEmployeesQuery(benefit, scheduledOn), staleTime: 0 }),
    client.fetchQuery({ ...accountsQuery(), staleTime: 0 }),
    checkPendingTopUps({ beneficiaryIds: [...ids], benefitType: benefit }),
    listTopUps(),
    // Only to say who else is left out.
    client.fetchQuery(getListEmployeesQueryOptions()).then(
      ({ beneficiaries }) => beneficiaries,
      () => [],
    ),
  ])
  return {
    employees,
    balance: balanceOf(accounts),
    isPending: pending.isTopUpLoadInProgress,
    loads: loads.topUpLoads,
    everybody,
  }
}
