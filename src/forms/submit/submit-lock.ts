import { useCallback, useRef, useState } from 'react'

export interface SubmitLock {
  /** For showing it; the lock itself is taken before anything renders. */
  busy: boolean
  /** Runs the action unless one is under way. @returns whether it ran; throws what the action throws. */
  run: (action: () => Promise<unknown>) => Promise<boolean>
}

/**
 * One action at a time (SES-24): taken synchronously, before the first await, because a second press in the same task
 * sees no rendered state yet.
 */
export function useSubmitLock(): SubmitLock {
  const taken = useRef(false)
  const [busy, setBusy] = useState(false)
  const run = useCallback(async (action: () => Promise<unknown>) => {
    if (taken.current) return false
    taken.current = true
    setBusy(true)
    try {
      await action()
      return true
    } finally {
      taken.current = false
      setBusy(false)
    }
  }, [])
  return { busy, run }
}
