import type { OperationName } from '@generated/registry'
import { MutationCache, type Query, QueryClient } from '@tanstack/react-query'
import { auth } from '../calls/auth-port'
import { ApiError, isApiError } from '../replies/api-error'
import { cancelRead } from './read-anew'

/** Reference data that no command of the portal changes: never refetched or invalidated. */
const STATIC_READS: OperationName[] = [
  'listCountries',
  'readSettings',
  'readFeatureFlags',
  'readMaintenanceContent',
  'listBanners',
  'readNotices',
]
const isChangeable = ({ queryKey }: Query) => !(STATIC_READS as readonly unknown[]).includes(queryKey[0])
const isStatic = ({ options }: Query) => 'staleTime' in options && options.staleTime === 'static'

const STALE_AFTER_MS = 30_000

/** A command that may have succeeded makes all data stale but reference data. A bulk action does so at its end. */
export function makeQueryClient(): QueryClient {
  const client: QueryClient = new QueryClient({
    mutationCache: new MutationCache({
      onSuccess: async (_data, _variables, _context, mutation) => {
        if (mutation.meta?.invalidates === false) return
        const epoch = auth().epoch()
        await invalidateAll(client)
        // What follows a command, such as its notification, belongs to the session that ended meanwhile (SES-14).
        const operation = mutation.options.mutationKey?.[0] as OperationName
        if (auth().epoch() !== epoch) throw new ApiError({ kind: 'superseded', operation })
      },
      // It may have been carried out. Not awaited, so that the error shows at once.
      onError: (error, _variables, _context, mutation) => {
        if (isApiError(error) && error.outcomeUnknown && mutation.meta?.invalidates !== false)
          void invalidateAll(client)
      },
    }),
    defaultOptions: {
      // Retries are in the request function. A paused mutation would be sent later with the next user's token.
      queries: { staleTime: STALE_AFTER_MS, retry: false, networkMode: 'always' },
      mutations: { retry: false, networkMode: 'always' },
    },
  })
  for (const name of STATIC_READS) client.setQueryDefaults([name], { staleTime: 'static' })
  return client
}

/** Options of a mutation that is one call of several: the last of them invalidates once. */
export const NO_INVALIDATION = { mutation: { meta: { invalidates: false } } }

/** Refetches all data on the page and makes the rest stale, except reference data. */
export async function invalidateAll(client: QueryClient): Promise<void> {
  // First, because a repeated read can use other queries, and must not find them fresh in the cache.
  void client.invalidateQueries({ predicate: isChangeable, refetchType: 'none' })
  for (const query of client.getQueryCache().findAll({ predicate: isChangeable, fetchStatus: 'fetching' })) {
    // A static query must not run twice. The page that verifies an email address sends its command in one.
    if (isStatic(query)) continue
    // The server may have answered this read before the command ran. TanStack Query would still count the reply as fresh, if the
    // query has no data yet or no page shows it.
    cancelRead(client, query.queryKey)
    query.fetch().catch(() => undefined)
  }
  await client.refetchQueries({ predicate: isChangeable, type: 'active' }, { cancelRefetch: false })
}
