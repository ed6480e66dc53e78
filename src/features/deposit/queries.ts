import { getReadCompanyAccountsQueryOptions } from '@generated/api/accounts/accounts'
import type { Id } from '@generated/api/model'
import { getListRequestedLoadsQueryOptions } from '@generated/api/requested-loads/requested-loads'
import { getReadUserDetailsQueryOptions } from '@generated/api/user/user'
import type { QueryClient } from '@tanstack/react-query'
import { fetchPaymentStatus, paymentSettingsQuery } from '@/payments/queries'

/** Balance, and the account that receives the deposit (DEP-10). */
export const accountsQuery = () => getReadCompanyAccountsQueryOptions()

export const customerQuery = () => getReadUserDetailsQueryOptions()

export const requestedLoadsQuery = () => getListRequestedLoadsQueryOptions()

export async function prefetchDeposit(client: QueryClient, payment: Id | undefined) {
  // prefetchQuery never throws; the components handle these failures.
  void client.prefetchQuery(requestedLoadsQuery())
  void client.prefetchQuery(paymentSettingsQuery())
  const [, , status] = await Promise.all([
    client.ensureQueryData(customerQuery()),
    client.ensureQueryData(accountsQuery()),
    payment === undefined ? undefined : fetchPaymentStatus(client, payment),
  ])
  return status
}
