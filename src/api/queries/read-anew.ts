import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads from the server what is true now. `fetchQuery` alone would share a read in progress, which may have begun before the
 * command whose effect is looked up. @throws ApiError
 */
export async function readAnew<Fetched, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Fetched, Failure, Data, Key>,
): Promise<Data> {
  const now = { ...query, staleTime: 0 }
  // Its outcome does not matter. It is not cancelled, because a page may wait for it.
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0) await client.fetchQuery(now).catch(() => {})
  return client.fetchQuery(now)
}
