import { useCallback, useRef, useState } from 'react'

/** One action at a time (SES-24). Locks before the first await: a second press in the same task sees no new state. */
export function useSubmitLock() {
  const taken = useRef(false)
  // For display only: state changes with the next render, which is too late for a lock.
  const [busy, setBusy] = useState(false)
  /** Runs the action unless one is in progress. @throws what the action throws */
  const run = useCallback(async (action: () => Promise<unknown>) => {
    if (taken.current) return
    taken.current = true
    setBusy(true)
    try {
      await action()
    } finally {
      taken.current = false
      setBusy(false)
    }
  }, [])
  return { busy, run }
}
