import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * For the error screen that replaces a page: removes the page's query data, so that both "try again" and coming back
 * read it again. Needed because a reply of a wrong shape is cached before the page fails on it.
 * @returns a function that reads again
 */
export function useReadAgain(reset: () => void): () => void {
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
