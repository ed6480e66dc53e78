import {
  getListTransactionsQueryOptions,
  getReadCompanyAccountsSuspenseQueryOptions,
  listTransactions,
} from '@generated/api/accounts/accounts'
import { getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import type { Id } from '@generated/api/model'
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

/** The company's benefits: which ones the estimation counts. */
export const benefitsQuery = () => getListBenefitsQueryOptions()

const NEWEST = { page: 1, sortingBy: 'date', descending: true } as const

/** The newest transactions: what came and what went (REQ-05). */
export const newestTransactionsQuery = () => getListTransactionsQueryOptions(NEWEST)

/** The newest deposits that have reached the account, for comparing before and after a press. @throws ApiError */
export async function readDeposits() {
  const { transactions } = await listTransactions(NEWEST)
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
