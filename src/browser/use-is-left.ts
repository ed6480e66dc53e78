import { useEffect, useRef } from 'react'

/** @returns whether the component has unmounted. A page that the user has left must do nothing more, such as navigate. */
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
