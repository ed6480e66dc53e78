import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import type { Id } from '@generated/api/model'
import {
  getListVoucherOrdersQueryKey,
  getListVoucherOrdersQueryOptions,
  getReadVoucherOrderQueryKey,
  getReadVoucherOrderSuspenseQueryOptions,
} from '@generated/api/vouchers/vouchers'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { currentLocale } from '@/language/locale'
import { type HistorySearch, historyParams } from './history/history-search'

/** Keyed by language, because product names depend on it. */
export function voucherOrdersQuery(search: HistorySearch) {
  const params = historyParams(search)
  const queryKey = [...getListVoucherOrdersQueryKey(params), currentLocale()]
  return getListVoucherOrdersQueryOptions(params, { query: { queryKey, placeholderData: keepPreviousData } })
}

export const newestOrdersQuery = () => voucherOrdersQuery({})

/** The newest orders for the look-up of one whose reply was lost. */
export async function readNewestOrders(client: QueryClient) {
  const { voucherOrders } = await client.fetchQuery({ ...newestOrdersQuery(), staleTime: 0 })
  return voucherOrders.map(({ id, ...order }) => ({ ...order, path: `/order-details/${encodeURIComponent(id)}` }))
}

export const voucherOrderQuery = (id: Id) =>
  getReadVoucherOrderSuspenseQueryOptions(id, {
    query: { queryKey: [...getReadVoucherOrderQueryKey(id), currentLocale()] },
  })

/** VOU-19, SES-29, NAV-08: leads home if the company cannot order vouchers. @throws a redirect, or ApiError */
export async function requireOrdering(client: QueryClient): Promise<void> {
  const { hideVoucherOrder } = await client.ensureQueryData(getReadCompanyMetadataQueryOptions())
  if (hideVoucherOrder) throw redirect({ to: '/', replace: true })
}

/** Components show their own failures. @throws as requireOrdering() does */
export async function prefetchHistory(client: QueryClient, search: HistorySearch): Promise<void> {
  await requireOrdering(client)
  await Promise.all([client.prefetchQuery(voucherOrdersQuery(search)), client.prefetchQuery(newestOrdersQuery())])
}
