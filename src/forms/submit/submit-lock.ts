import { useCallback, useRef, useState } from 'react'

export interface SubmitLock {
  /** Only for rendering; the lock itself is taken before any render. */
  busy: boolean
  /** Runs the action unless one is in progress. @returns whether it ran; throws what the action throws */
  run: (action: () => Promise<unknown>) => Promise<boolean>
}

/**
 * Runs one action at a time (SES-24). The lock is taken before the first await: a second press in the same task does
 * not see rendered state yet.
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
