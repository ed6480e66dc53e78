import { getReadCompanyMetadataQueryOptions } from '@generated/api/company/company'
import type { Id, VoucherOrderSummary } from '@generated/api/model'
import {
  getListVoucherOrdersQueryKey,
  getListVoucherOrdersQueryOptions,
  getReadVoucherOrderQueryKey,
  getReadVoucherOrderQueryOptions,
} from '@generated/api/vouchers/vouchers'
import { keepPreviousData, type QueryClient } from '@tanstack/react-query'
import { redirect } from '@tanstack/react-router'
import { readAnew } from '@/api/queries/read-anew'
import { currentLocale } from '@/language/locale'
import { type HistorySearch, historyParams } from './history/history-search'

/** Keyed by language, because product names depend on it. */
export function voucherOrdersQuery(search: HistorySearch) {
  const params = historyParams(search)
  const queryKey = [...getListVoucherOrdersQueryKey(params), currentLocale()]
  return getListVoucherOrdersQueryOptions(params, { query: { queryKey, placeholderData: keepPreviousData } })
}

export const newestOrdersQuery = () => voucherOrdersQuery({})

/** The orders since that time (ms), and some older ones, for the look-up of an order whose reply was lost. */
export async function readOrdersSince(client: QueryClient, since: number) {
  // By id: an order that is made between two reads moves another one to the next page.
  const found = new Map<Id, VoucherOrderSummary>()
  for (let page = 1; ; page += 1) {
    const query = voucherOrdersQuery({ page, rows: 15 })
    // oxlint-disable-next-line no-await-in-loop -- the next page is read only if it may have orders since then
    const { voucherOrders, totalPages } = await readAnew(client, query)
    const known = found.size
    for (const order of voucherOrders) found.set(order.id, order)
    const isPast = voucherOrders.some(({ date }) => Date.parse(date) < since)
    if (isPast || found.size === known || page >= totalPages) break
  }
  return [...found.values()].map((order) => ({ ...order, path: `/order-details/${encodeURIComponent(order.id)}` }))
}

export const voucherOrderQuery = (id: Id) =>
  getReadVoucherOrderQueryOptions(id, {
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
