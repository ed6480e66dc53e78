import { getReadCompanyAccountsQueryOptions } from '@generated/api/accounts/accounts'
import { getListBenefitGroupsQueryOptions, getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { getListBannersQueryOptions } from '@generated/api/content/content'
import { ListBannersResponse } from '@generated/api/content/content.zod'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type {
  Banners,
  BenefitGroups,
  Benefits,
  CompanyAccounts,
  EmployeeList,
  TopUpLoads,
  UserDetails,
} from '@generated/api/model'
import { getListRequestedLoadsQueryOptions } from '@generated/api/requested-loads/requested-loads'
import { getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { parse } from 'zod/mini'
import { balanceOf } from '@/domain/company-account'
import { noticesQuery as contentQuery } from '@/domain/notices'
import { cents } from '@/values/numbers/money'

// Each part of home fails alone: `select` throws if a reply violates the contract, so only that query fails. The
// request function has reported it.

/** The loader has fetched already; mounting must not refetch what has just failed. */
const ASKED = { retryOnMount: false }

const bannersOf = (reply: unknown): Banners => parse(ListBannersResponse, reply)

export const bannersQuery = () => getListBannersQueryOptions({ query: { ...ASKED, select: bannersOf } })

export const noticesQuery = () => ({ ...contentQuery(), ...ASKED })

function customerOf(reply: UserDetails): UserDetails {
  if (typeof reply.isEmployeesSet !== 'boolean' || typeof reply.isBenefitsSet !== 'boolean') {
    throw new TypeError('the user details lack isEmployeesSet or isBenefitsSet')
  }
  return reply
}

/** Name to greet, and progress of the set-up (HOM-02). */
export const customerQuery = () => getReadUserDetailsQueryOptions({ query: { ...ASKED, select: customerOf } })

const moneyOf = (accounts: CompanyAccounts) => ({
  balance: balanceOf(accounts),
  requested: cents(accounts.unfulfilledRequestSum),
})

/** Balance and open requests of employees, in cents (HOM-03, REQ-05). */
export const balanceQuery = () => getReadCompanyAccountsQueryOptions({ query: { ...ASKED, select: moneyOf } })

const benefitList = ({ benefits }: Benefits) => [...benefits]
const groupList = ({ benefitGroups }: BenefitGroups) => [...benefitGroups]

export const benefitsQuery = () => getListBenefitsQueryOptions({ query: { ...ASKED, select: benefitList } })

/** The groups of all benefits (HOM-10). */
export const groupsQuery = () => getListBenefitGroupsQueryOptions(undefined, { query: { ...ASKED, select: groupList } })

const employeeList = ({ beneficiaries }: EmployeeList) => [...beneficiaries]
const topUpList = ({ topUpLoads }: TopUpLoads) => [...topUpLoads]

export const topUpsQuery = () => getListTopUpsQueryOptions({ query: { ...ASKED, select: topUpList } })

/** Open requests of employees, with their sum (REQ-05). */
export const requestsQuery = () => getListRequestedLoadsQueryOptions({ query: ASKED })

export const employeesQuery = () => getListEmployeesQueryOptions({ query: { ...ASKED, select: employeeList } })

/** VAT percentage of the monthly fee (HOM-09). A failure opens the blocking popup (NAV-10). */
export const settingsQuery = () => getReadSettingsQueryOptions({ query: ASKED })

/** Longest time (ms) that the loader waits before home shows skeletons. */
const TIMEOUT_MS = 600

/** Prefetches home. Waits for a limited time and never rejects (HOM-05). */
export async function prefetchHome(client: QueryClient, { isSignatory }: { isSignatory: boolean }): Promise<void> {
  const forSignatory = () => [
    client.ensureQueryData(balanceQuery()),
    client.ensureQueryData(benefitsQuery()),
    client.ensureQueryData(groupsQuery()),
    client.ensureQueryData(settingsQuery()),
  ]
  const reads = Promise.allSettled<unknown>([
    client.ensureQueryData(customerQuery()),
    client.ensureQueryData(bannersQuery()),
    client.ensureQueryData(noticesQuery()),
    ...(isSignatory ? forSignatory() : []),
  ])
  await Promise.race([reads, new Promise((done) => setTimeout(done, TIMEOUT_MS))])
}
