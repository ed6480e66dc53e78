import { getReadCompanyAccountsQueryOptions } from '@generated/api/accounts/accounts'
import { getListBenefitGroupsQueryOptions, getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { getListBannersQueryOptions, getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ListBannersResponse, ReadNoticesResponse } from '@generated/api/content/content.zod'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type {
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
import { safeParse } from 'zod/mini'
import { balanceOf } from '@/domain/company-account'
import { monthLoadedQuery } from '@/domain/top-ups/month-loads'
import { plannedTopUpsQuery } from '@/domain/top-ups/queries'
import { cents } from '@/values/money'

// Each part of home stands for itself: a reply that departs from the contract fails its own query, in `select`, and not
// the page (the request function has reported it).

/** The loader has asked already: opening the page does not ask again for what has just failed. */
const ASKED = { retryOnMount: false }

/** Banners; none when the file departs from the contract. */
export const bannersQuery = () =>
  getListBannersQueryOptions({
    query: {
      ...ASKED,
      select: (reply: unknown) => {
        const result = safeParse(ListBannersResponse, reply)
        return result.success ? result.data : { news: [], promotions: [] }
      },
    },
  })

/** Notice and guide links; undefined ones are not shown. */
export const noticesQuery = () =>
  getReadNoticesQueryOptions({
    query: {
      ...ASKED,
      select: (reply: unknown) => {
        const result = safeParse(ReadNoticesResponse, reply)
        return result.success
          ? { notice: result.data.homeNotification, guides: result.data.guides, agreements: result.data.agreements }
          : {}
      },
    },
  })

function customerOf(reply: UserDetails): UserDetails {
  if (typeof reply.isEmployeesSet !== 'boolean' || typeof reply.isBenefitsSet !== 'boolean') {
    throw new TypeError('the details do not say who is new')
  }
  return reply
}

/** Whom to greet, and how far the company's set-up has come (HOM-02). */
export const customerQuery = () => getReadUserDetailsQueryOptions({ query: { ...ASKED, select: customerOf } })

const moneyOf = (accounts: CompanyAccounts) => ({
  balance: balanceOf(accounts),
  requested: cents(accounts.unfulfilledRequestSum),
})

/** The money of the company, and what its employees have asked for (HOM-03, REQ-05); cents. */
export const balanceQuery = () => getReadCompanyAccountsQueryOptions({ query: { ...ASKED, select: moneyOf } })

const benefitList = ({ benefits }: Benefits) => [...benefits]
const groupList = ({ benefitGroups }: BenefitGroups) => [...benefitGroups]

/** The benefits of the company by state (HOM-03, HOM-10). */
export const benefitsQuery = () => getListBenefitsQueryOptions({ query: { ...ASKED, select: benefitList } })

/** The groups of all benefits (HOM-10). */
export const groupsQuery = () => getListBenefitGroupsQueryOptions(undefined, { query: { ...ASKED, select: groupList } })

const employeeList = ({ beneficiaries }: EmployeeList) => [...beneficiaries]
const topUpList = ({ topUpLoads }: TopUpLoads) => [...topUpLoads]

/** Loads that failed or come next. */
export const topUpsQuery = () => getListTopUpsQueryOptions({ query: { ...ASKED, select: topUpList } })

/** What will leave the account: the page of deposits reads the same. */
export const planQuery = plannedTopUpsQuery

/** What employees were loaded in the month that runs, cents (HOM-03). */
export const loadedThisMonthQuery = monthLoadedQuery

/** Open requests of employees, with their sum (REQ-05). */
export const requestsQuery = () => getListRequestedLoadsQueryOptions({ query: ASKED })

/** Who holds no benefit. */
export const employeesQuery = () => getListEmployeesQueryOptions({ query: { ...ASKED, select: employeeList } })

/** The VAT percentage of the monthly fee (HOM-09). A failure opens the non-closable popup (NAV-10). */
export const settingsQuery = () => getReadSettingsQueryOptions({ query: ASKED })

/** How long home waits for what it shows before it opens with place-holders (ms). */
const TIMEOUT_MS = 600

/** Reads what home shows. Nothing of it holds home up for long, and none that fails is missed (HOM-05). */
export async function prefetchHome(client: QueryClient, { isSignatory }: { isSignatory: boolean }): Promise<void> {
  let timer: ReturnType<typeof setTimeout> | undefined
  const patience = new Promise<void>((done) => {
    timer = setTimeout(done, TIMEOUT_MS)
  })
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
  await Promise.race([reads, patience])
  clearTimeout(timer)
}
