import { getReadCompanyAccountsSuspenseQueryOptions, listTransactions } from '@generated/api/accounts/accounts'
import {
  getListBenefitGroupsQueryOptions,
  getListBenefitsQueryOptions,
  getReadBenefitGroupSettingsQueryOptions,
} from '@generated/api/benefits/benefits'
import { getEstimateDepositQueryOptions } from '@generated/api/deposits/deposits'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import type { EstimationChoice, Id } from '@generated/api/model'
import { getListRequestedLoadsQueryOptions } from '@generated/api/requested-loads/requested-loads'
import { getReadUserDetailsSuspenseQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { paymentSettingsQuery, readStatusAnew } from '@/payments/queries'

/** The balance and the account that a deposit goes to (DEP-10). */
export const accountsQuery = () => getReadCompanyAccountsSuspenseQueryOptions()

/** Whether the company has employees (DEP-01). */
export const customerQuery = () => getReadUserDetailsSuspenseQueryOptions()

/** The open requested loads (DEP-04). */
export const requestedLoadsQuery = () => getListRequestedLoadsQueryOptions()

/** The company's benefits: which ones the estimation and the forecast count. */
export const benefitsQuery = () => getListBenefitsQueryOptions()

export const groupsQuery = () => getListBenefitGroupsQueryOptions()

export const employeesQuery = () => getListEmployeesQueryOptions()

export const settingsQuery = paymentSettingsQuery

/** When loads are repeated (GRP-07). */
export const groupSettingsQuery = () => getReadBenefitGroupSettingsQueryOptions()

/** What the chosen benefits and the requested loads need (DEP-03). */
export const estimationQuery = (benefits: EstimationChoice[], requestedLoads: boolean) =>
  getEstimateDepositQueryOptions({ benefits, requestedLoads })

/** The newest deposits that have reached the account, for comparing before and after a press. @throws ApiError */
export async function readDeposits() {
  const { transactions } = await listTransactions({ page: 1, sortingBy: 'date', descending: true })
  return transactions.filter(({ isDeposit }) => isDeposit)
}

/** Reads what the deposit page shows; only what it cannot do without may fail it. */
export async function prefetchDeposit(client: QueryClient, payment: Id | undefined) {
  // Their failures show where they belong, or not at all.
  void client.prefetchQuery(requestedLoadsQuery())
  void client.prefetchQuery(paymentSettingsQuery())
  const [, , status] = await Promise.all([
    client.ensureQueryData(customerQuery()),
    client.ensureQueryData(accountsQuery()),
    payment === undefined ? undefined : readStatusAnew(client, payment),
  ])
  return status
}
