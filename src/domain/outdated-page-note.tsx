import { notifyManager, type QueryFilters, useQueryClient } from '@tanstack/react-query'
import { useCallback, useSyncExternalStore } from 'react'
import { failureOf } from '@/api/replies/api-error'
import { OutdatedNotice } from './read-failure'

/** A refetch that was refused because the record is gone, or is not the user's, does not make the page outdated. */
const OUTDATED: QueryFilters = {
  type: 'active',
  predicate: ({ state: { status, data, error } }) =>
    status === 'error' && data !== undefined && !['missing', 'forbidden'].includes(failureOf(error, true)),
}

/** An `OutdatedNote` for everything on a page whose parts read for themselves. */
export function OutdatedPageNote() {
  const client = useQueryClient()
  const cache = client.getQueryCache()
  const isOutdated = useSyncExternalStore(
    useCallback((listener) => cache.subscribe(notifyManager.batchCalls(listener)), [cache]),
    () => cache.findAll(OUTDATED).length > 0,
  )
  return isOutdated && <OutdatedNotice onRetry={() => client.refetchQueries(OUTDATED)} />
}
