import type { FetchQueryOptions, QueryClient, QueryKey } from '@tanstack/react-query'

/** Cancels a read in progress. The next read must follow at once; whoever waits for the cancelled one gets its result. */
export const cancelRead = (client: QueryClient, queryKey: QueryKey): void =>
  void client.cancelQueries({ queryKey, exact: true }, { silent: true, revert: false })

/**
 * Reads from the server, after a command, what the command has changed. `fetchQuery` alone would share a read in progress, which
 * may have begun before the command and lack its effect. @throws ApiError
 */
export function readAnew<Fetched, Failure, Data, Key extends QueryKey>(
  client: QueryClient,
  query: FetchQueryOptions<Fetched, Failure, Data, Key>,
): Promise<Data> {
  cancelRead(client, query.queryKey)
  return client.fetchQuery({ ...query, staleTime: 0 })
}
