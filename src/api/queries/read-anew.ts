import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/**
 * Reads from the server, after a command, what the command has changed. `fetchQuery` alone would share a read in progress, which
 * may have begun before the command and lack its effect. @throws ApiError
 */
export async function readAnew<Fetched, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Fetched, Failure, Data, Key>,
): Promise<Data> {
  const now = { ...query, staleTime: 0 }
  // The earlier read may fail. It is not cancelled, because a page may be waiting for it.
  if (client.isFetching({ queryKey: query.queryKey, exact: true }) > 0) await client.fetchQuery(now).catch(() => {})
  return client.fetchQuery(now)
}
