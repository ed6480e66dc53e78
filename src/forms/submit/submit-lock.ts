import { useCallback, useRef, useState } from 'react'

/** One action at a time (SES-24). Locks before the first await: a second press in the same task sees no new state. */
export function useSubmitLock() {
  const taken = useRef(false)
  // Lets the caller show that the action runs. The lock is `taken`, because state changes only with the next render.
  const [busy, setBusy] = useState(false)
  /** Runs the action unless one is in progress. @returns whether it ran; throws what the action throws */
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
