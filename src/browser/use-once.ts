import { useEffect, useEffectEvent, useRef } from 'react'

/** Calls `act` once, when the condition is first true: a command that the page itself begins, or a result that has come. */
export function useOnce(isReached: boolean, act: () => void): void {
  const isDone = useRef(false)
  const run = useEffectEvent(act)
  useEffect(() => {
    // React may run an effect twice, but a command must be sent once.
    if (!isReached || isDone.current) return
    isDone.current = true
    run()
  }, [isReached])
}
