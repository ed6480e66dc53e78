import { useEffect, useRef } from 'react'

/** @returns whether the component has unmounted: what the user has left must not act any more, such as navigate */
export function useIsLeft(): () => boolean {
  const isLeft = useRef(false)
  useEffect(() => {
    isLeft.current = false
    return () => {
      isLeft.current = true
    }
  }, [])
  return () => isLeft.current
}
