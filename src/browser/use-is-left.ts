import { useMatch, useRouter } from '@tanstack/react-router'
import { useEffect, useRef } from 'react'

/** Whether the component has unmounted, or another page is loading: a page that was left must not navigate any more. */
export function useIsLeft(): () => boolean {
  const router = useRouter()
  const routeId = useMatch({ strict: false, select: (match) => match.routeId })
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  // The page stays mounted until the next one has loaded.
  const isLeaving = () => !router.getMatchedRoutes(router.state.location.pathname)[0].some(({ id }) => id === routeId)
  return () => isLeft.current || isLeaving()
}
