import {
  getCheckBalanceCorrectionsQueryOptions,
  getListBalanceCorrectionsQueryOptions,
  getListTransactionsQueryKey,
  getListTransactionsQueryOptions,
  listBalanceCorrections,
  listTransactions,
} from '@generated/api/accounts/accounts'
import { getListTopUpsQueryOptions, getReadTopUpSuspenseQueryOptions } from '@generated/api/top-ups/top-ups'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { allPages } from '@/api/all-pages'
import type { PollingLeg } from '@/api/use-polling'
import { currentLocale } from '@/language/locale'
import { today } from '@/values/clock'
import { correctionsParams, periodOf } from './correction-period'
import type { ReportsSearch } from './reports-search'
import { transactionsParams } from './transactions-order'

/** What the loader could not read is told, not read again in silence: the user's next try reads it. */
const once = { retryOnMount: false }

/** Whether there are balance corrections, and so their tab (REP-01). */
export const checkQuery = () => getCheckBalanceCorrectionsQueryOptions({ query: once })

/** One page of transactions; the one before stays until it comes. Titles come in the language of the interface. */
export function transactionsQuery({ page, sort }: ReportsSearch) {
  const params = transactionsParams(page, sort)
  const queryKey = [...getListTransactionsQueryKey(params), currentLocale()]
  return getListTransactionsQueryOptions(params, { query: { ...once, queryKey, placeholderData: keepPreviousData } })
}

/** A first page of this age (ms) begins the reading of all: the list has just read it. */
const JUST_READ = { staleTime: 5000 }

/**
 * A browser's own print does not wait, so short lists are read whole beforehand. Longer ones are read for a file or
 * paper that is asked for: a look at the first page must not cost a hundred calls.
 */
export const isReadAhead = (totalPages: number | undefined): boolean =>
  totalPages !== undefined && totalPages > 1 && totalPages <= 5

/** Every transaction, for files and paper, one page at a time. */
export const allTransactionsQuery = (sort: ReportsSearch['sort']) =>
  queryOptions({
    queryKey: [...getListTransactionsQueryKey(transactionsParams(1, sort)), currentLocale(), 'all'],
    queryFn: ({ client }) =>
      allPages(async (page) => {
        const { transactions, totalPages } =
          page === 1
            ? await client.fetchQuery({ ...transactionsQuery({ page, sort }), ...JUST_READ })
            : await listTransactions(transactionsParams(page, sort))
        return { rows: transactions, totalPages }
      }),
    retry: false,
  })

/** Every correction of the period, for files and paper. */
export const allCorrectionsQuery = (search: ReportsSearch) => {
  const params = (page: number) => correctionsParams(page, periodOf(search, today()))
  return queryOptions({
    queryKey: ['/api/company-accounts/balance-corrections', params(1), currentLocale(), 'all'],
    queryFn: ({ client }) =>
      allPages(async (page) => {
        const { transactions, totalPages } =
          page === 1
            ? await client.fetchQuery({ ...correctionsQuery({ ...search, page }), ...JUST_READ })
            : await listBalanceCorrections(params(page))
        return { rows: transactions, totalPages }
      }),
    retry: false,
  })
}

/** How a load in progress is followed: every 3 seconds for a minute (TOP-08), then every 10 for five more. */
export const REPORT_LEGS: readonly PollingLeg[] = [
  { everyMs: 3000, forMs: 60_000 },
  { everyMs: 10_000, forMs: 300_000 },
]

/** All loads of the company, without their employees. */
export const topUpsQuery = () => getListTopUpsQueryOptions({ query: once })

/** One load with its employees: loader and page share it. */
export const topUpQuery = (id: string) => getReadTopUpSuspenseQueryOptions(id)

/** One page of corrections of the period that is asked for. */
export const correctionsQuery = ({ page, ...asked }: ReportsSearch) =>
  getListBalanceCorrectionsQueryOptions(correctionsParams(page, periodOf(asked, today())), {
    query: { ...once, placeholderData: keepPreviousData },
  })

/** Begins to read what the tab shows; only corrections wait, for the word that they are there (REP-01). */
export async function prefetchReports(client: QueryClient, search: ReportsSearch): Promise<void> {
  const check = client.prefetchQuery(checkQuery())
  if (search.tab === 'topups') void client.prefetchQuery(topUpsQuery())
  else if (search.tab === 'balance-corrections') await check
  else if (search.tab !== 'charts') void client.prefetchQuery(transactionsQuery(search))
}
