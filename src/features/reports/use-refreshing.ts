import { useEffect, useEffectEvent, useState } from 'react'

/**
 * How long (ms) until a running load is read again after so many reads: every 3 seconds for a minute (TOP-08), then
 * every 10 for five more; undefined after that, when the user has to ask for it.
 */
export function refreshDelay(reads: number): number | undefined {
  if (reads < 20) return 3000
  return reads < 50 ? 10_000 : undefined
}

/**
 * Reads anew while something runs, so that what is shown follows calmly: one read at a time, none in a hidden tab or
 * after leaving, and an end to it. `read` never throws.
 * @returns whether it has given up, and how to begin again.
 */
export function useRefreshing(isRunning: boolean, read: () => Promise<unknown>) {
  const [reads, setReads] = useState(0)
  const readNow = useEffectEvent(read)
  const delay = isRunning ? refreshDelay(reads) : undefined
  useEffect(() => {
    if (delay === undefined) return undefined
    let isOver = false
    let timer: ReturnType<typeof setTimeout>
    const wait = () => {
      timer = setTimeout(() => void next(), delay)
    }
    const next = async () => {
      if (document.visibilityState === 'hidden') {
        wait()
        return
      }
      await readNow()
      if (!isOver) setReads((count) => count + 1)
    }
    wait()
    return () => {
      isOver = true
      clearTimeout(timer)
    }
  }, [delay, reads])
  return { hasStopped: isRunning && delay === undefined, restart: () => setReads(0) }
}
