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

/** More pages than are read for paper; the paper says so. */
const MOST_PAGES = 100

/** All rows of a list that the server pages, page by page; throws ApiError, and when there are too many to print. */
async function allRows<Row>(readPage: (page: number) => Promise<{ rows: readonly Row[]; totalPages: number }>) {
  const first = await readPage(1)
  if (first.totalPages > MOST_PAGES) throw new RangeError('too many pages to print')
  const rows = [...first.rows]
  for (let page = 2; page <= first.totalPages; page += 1) rows.push(...(await readPage(page)).rows)
  return rows
}

/** Every transaction, for paper: a browser's print does not wait, so they are read beforehand, one page at a time. */
export const allTransactionsQuery = (sort: ReportsSearch['sort']) =>
  queryOptions({
    queryKey: [...getListTransactionsQueryKey(transactionsParams(1, sort)), currentLocale(), 'all'],
    queryFn: () =>
      allRows(async (page) => {
        const { transactions, totalPages } = await listTransactions(transactionsParams(page, sort))
        return { rows: transactions, totalPages }
      }),
    retry: false,
  })

/** Every correction of the period, for paper. */
export const allCorrectionsQuery = (search: ReportsSearch) => {
  const params = (page: number) => correctionsParams(page, periodOf(search, today()))
  return queryOptions({
    queryKey: ['/api/company-accounts/balance-corrections', params(1), currentLocale(), 'all'],
    queryFn: () =>
      allRows(async (page) => {
        const { transactions, totalPages } = await listBalanceCorrections(params(page))
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
