import { useSyncExternalStore } from 'react'
import { today } from '@/values/dates/clock'
import type { PlainDate } from '@/values/dates/plain-date'

/** Polls, because a timeout until the change would overflow above 24.8 days, and would pause while the machine sleeps. */
const LOOK_EVERY_MS = 1000

/**
 * Calls `look` every second. Hidden pages wait until they are shown, so that not every open tab reads its data again at
 * midnight. @returns a function that stops it
 */
export function lookAtClock(look: () => void): () => void {
  const lookIfShown = () => {
    if (!document.hidden) look()
  }
  const timer = setInterval(lookIfShown, LOOK_EVERY_MS)
  document.addEventListener('visibilitychange', lookIfShown)
  return () => {
    clearInterval(timer)
    document.removeEventListener('visibilitychange', lookIfShown)
  }
}

/** A value that depends on the time, kept current. `read` returns the same object as long as the value is the same. */
export const useByClock = <Value>(read: () => Value): Value => useSyncExternalStore(lookAtClock, read, read)

/** Today in Helsinki; renders again when the next day begins. Pages do so by themselves (src/router.tsx). */
export const useToday = (): PlainDate => useByClock(today)
