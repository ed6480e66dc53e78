import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import { getReadNoticesQueryOptions } from '@generated/api/content/content'
import { ReadNoticesResponse } from '@generated/api/content/content.zod'
import { getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { Id, Notices } from '@generated/api/model'
import {
  getListVoucherOrdersQueryKey,
  getListVoucherOrdersQueryOptions,
  getReadVoucherFeesSuspenseQueryOptions,
  getReadVoucherOrderQueryKey,
  getReadVoucherOrderSuspenseQueryOptions,
  listVoucherOrders,
} from '@generated/api/vouchers/vouchers'
import { keepPreviousData, type QueryClient, queryOptions } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { parse } from 'zod/mini'
import { allPages } from '@/api/all-pages'
import { currentLocale } from '@/language/locale'
import { type HistorySearch, historyParams, PAGE_SIZES } from './history/history-search'

const MOST_ROWS = Math.max(...PAGE_SIZES) as (typeof PAGE_SIZES)[number]

/** One page of the history; the one before stays until it comes. Products are named in the language of the interface. */
export function voucherOrdersQuery(search: HistorySearch) {
  const params = historyParams(search)
  const queryKey = [...getListVoucherOrdersQueryKey(params), currentLocale()]
  return getListVoucherOrdersQueryOptions(params, { query: { queryKey, placeholderData: keepPreviousData } })
}

/** Every order, in the order that is asked for, for files and paper. */
export function allVoucherOrdersQuery({ sort }: HistorySearch) {
  const params = (page: number) => historyParams({ sort, page, rows: MOST_ROWS })
  return queryOptions({
    queryKey: [...getListVoucherOrdersQueryKey(params(1)), currentLocale(), 'all'],
    queryFn: () =>
      allPages(async (page) => {
        const { voucherOrders, totalPages } = await listVoucherOrders(params(page))
        return { rows: voucherOrders, totalPages }
      }),
    retry: false,
  })
}

/** The newest orders: which one is under way, and whether one that was sent without an answer is among them. */
export const newestOrdersQuery = () => voucherOrdersQuery({})

/** One order whole. */
export const voucherOrderQuery = (id: Id) =>
  getReadVoucherOrderSuspenseQueryOptions(id, {
    query: { queryKey: [...getReadVoucherOrderQueryKey(id), currentLocale()] },
  })

/** What limits an order and what paying by card costs (NAV-10). */
export const settingsQuery = () => getReadSettingsSuspenseQueryOptions()

/** The fees of orders (NAV-10). */
export const feesQuery = () => getReadVoucherFeesSuspenseQueryOptions()

/** How customer service is reached (VOU-30). */
export const supportQuery = () =>
  getReadNoticesQueryOptions<Notices>({ query: { select: (reply: unknown) => parse(ReadNoticesResponse, reply) } })

/**
 * VOU-19, SES-29: where the company may not order vouchers their pages lead home, which is the blocked page for whoever
 * has nothing else there (NAV-08). @throws a redirect; ApiError
 */
export async function requireOrdering(client: QueryClient): Promise<void> {
  const { hideVoucherOrder } = await client.ensureQueryData(getReadCompanyMetadataQueryOptions())
  if (hideVoucherOrder) throw redirect({ to: '/', replace: true })
}

/** Reads what the history shows; what fails is told in its place. @throws as requireOrdering does */
export async function prefetchHistory(client: QueryClient, search: HistorySearch): Promise<void> {
  await requireOrdering(client)
  await Promise.all([client.prefetchQuery(voucherOrdersQuery(search)), client.prefetchQuery(newestOrdersQuery())])
}
