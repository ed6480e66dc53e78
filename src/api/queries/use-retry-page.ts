import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/** Removes the query data of a failed page: a reply of a wrong shape is cached before the page fails on it. */
export function useRetryPage(reset: () => void): () => void {
  const router = useRouter()
  const client = useQueryClient()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // Active queries still on screen, such as the company in the top bar, are not removed.
  useEffect(() => client.removeQueries({ type: 'inactive' }), [client])
  return () => {
    client.removeQueries({ type: 'inactive' })
    resetQueries()
    reset()
    void router.invalidate()
  }
}
