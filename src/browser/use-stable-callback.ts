import { useCallback, useLayoutEffect, useRef } from 'react'

/** A stable function that calls the handler of the latest render. For event handlers only. */
export function useStableCallback<Args extends unknown[], Result>(act: (...args: Args) => Result) {
  const latest = useRef(act)
  useLayoutEffect(() => {
    latest.current = act
  })
  return useCallback((...args: Args) => latest.current(...args), [])
}
