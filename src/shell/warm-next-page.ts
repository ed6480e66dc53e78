import { useRouter } from '@tanstack/react-router'
import { useCallback, useRef } from 'react'
import { warmCalls } from '@/api/warm-calls'
import { whenIdle } from '@/browser/when-idle'
import { savedPath } from '@/session/history'
import { loadSignedInFrame } from './signed-in'

/**
 * Prefetches the code of the page after the login with its menus and API client, once and when the browser is idle.
 * Sends no API requests; a failure is shown where the code is needed.
 * @returns a function to call when the user starts typing
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
