import { useCallback, useRef, useState } from 'react'

export interface SubmitLock {
  /** Only for rendering; the lock itself is taken before any render. */
  busy: boolean
  /** Runs the action unless one is in progress. @returns whether it ran; throws what the action throws */
  run: (action: () => Promise<unknown>) => Promise<boolean>
}

/** One action at a time (SES-24). Locks before the first await: a second press in the same task sees no new state. */
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
