import { useQueryClient, useQueryErrorResetBoundary } from '@tanstack/react-query'
import { useRouter } from '@tanstack/react-router'
import { useEffect } from 'react'

/**
 * For the screen that stands in place of a page that failed: what the page had read is forgotten, so that both "try
 * again" and coming back ask for it anew. A reply of another shape fails the page long after it counted as read.
 * @returns reads again
 */
export function useReadAgain(reset: () => void): () => void {
  const router = useRouter()
  const client = useQueryClient()
  const { reset: resetQueries } = useQueryErrorResetBoundary()
  // What is still on screen, such as the company in the top bar, is not touched.
  useEffect(() => client.removeQueries({ type: 'inactive' }), [client])
  return () => {
    client.removeQueries({ type: 'inactive' })
    resetQueries()
    reset()
    void router.invalidate()
  }
}
