import {
  getCheckBalanceCorrectionsQueryOptions,
  getListBalanceCorrectionsQueryOptions,
  getListTransactionsQueryKey,
  getListTransactionsQueryOptions,
} from '@generated/api/accounts/accounts'
import { type ListTransactionsParams, ListTransactionsSortingBy } from '@generated/api/model'
import { getListTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import type { PollingLeg } from '@/api/queries/use-polling'
import { currentLocale } from '@/language/locale'
import { parseSort } from '@/tables/table-state'
import { isKeyOf } from '@/values/collections/look-up'
import { today } from '@/values/dates/clock'
import { correctionsParams, periodOf } from './correction-period'
import type { ReportsSearch } from './reports-search'

/** REP-02: query params for a page (from 1) in the URL's order, newest first by default. */
export function transactionsParams(page = 1, sort?: string): Required<ListTransactionsParams> {
  const { id, desc } = parseSort(sort) ?? { id: 'date', desc: true }
  return isKeyOf(ListTransactionsSortingBy, id)
    ? { page, sortingBy: id, descending: desc }
    : { page, sortingBy: 'date', descending: true }
}

/** After a failed read the error is shown and nothing is retried silently; the user retries. */
const once = { retryOnMount: false }

/** Whether balance corrections exist; their tab is shown only then (REP-01). */
export const checkQuery = () => getCheckBalanceCorrectionsQueryOptions({ query: once })

/** One page of transactions; the previous page stays until it arrives. Titles are in the interface language. */
export function transactionsQuery({ page, sort }: ReportsSearch) {
  const params = transactionsParams(page, sort)
  const queryKey = [...getListTransactionsQueryKey(params), currentLocale()]
  return getListTransactionsQueryOptions(params, { query: { ...once, queryKey, placeholderData: keepPreviousData } })
}

export const correctionsQuery = ({ page, ...search }: ReportsSearch) =>
  getListBalanceCorrectionsQueryOptions(correctionsParams(page, periodOf(search, today())), {
    query: { ...once, placeholderData: keepPreviousData },
  })

/** Polling of a load in progress: every 3 seconds for a minute (TOP-08), then every 10 seconds for five minutes. */
export const REPORT_LEGS: readonly PollingLeg[] = [
  { everyMs: 3000, forMs: 60_000 },
  { everyMs: 10_000, forMs: 300_000 },
]

export const topUpsQuery = () => getListTopUpsQueryOptions({ query: once })

/** Waits only for the corrections check, which decides whether their tab exists (REP-01). */
export async function prefetchReports(client: QueryClient, search: ReportsSearch): Promise<void> {
  const check = client.prefetchQuery(checkQuery())
  if (search.tab === 'topups') void client.prefetchQuery(topUpsQuery())
  else if (search.tab === 'balance-corrections') await check
  else if (search.tab !== 'charts') void client.prefetchQuery(transactionsQuery(search))
}
