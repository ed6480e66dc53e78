import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { warmCalls } from '@/api/warm-calls'
import { whenIdle } from '@/browser/when-idle'
import { savedPath } from '@/session/history'
import { loadSignedInFrame } from './signed-in'

/**
 * Fetches the code of the page after the login, its menus and what its calls need, once and when the browser rests. Asks
 * the API nothing, and what fails is told where it is needed. @returns what to call when somebody begins to type
 */
export function useWarmNextPage(): () => void {
  const router = useRouter()
  const isDone = useRef(false)
  return useCallback(() => {
    if (isDone.current) return
    isDone.current = true
    void whenIdle().then(() => {
      const [routes] = router.getMatchedRoutes(savedPath() ?? '/')
      loadSignedInFrame()
      void Promise.allSettled([
        warmCalls(),
        ...routes.map((route) => router.loadRouteChunk(route)),
        ...routes.map((route) => route.options.staticData?.warm?.()),
      ])
    })
  }, [router])
}
