import { useCallback, useLayoutEffect, useRef } from 'react'

/** One function for as long as the component is there; a call does what the last drawing said. For handlers only. */
export function useSteady<Args extends unknown[]>(act: (...args: Args) => void): (...args: Args) => void {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
