import type { TopUpsInProgress } from '@generated/api/model'

/** TOP-08: ms from one answer to the next question. */
export const POLL_EVERY_MS = 3000
/** How long (ms, in a visible tab) somebody watches before there is a way on. */
export const PATIENCE_MS = 120_000

/** `troubled`: watching, but the last question had no usable answer. `late`: nobody asks any more until askAgain(). */
export type WatchState = 'watching' | 'troubled' | 'late' | 'done'

const isWatching = (state: WatchState) => state === 'watching' || state === 'troubled'

export interface WatchOptions {
  /** The loads that are watched. */
  ids: readonly string[]
  /** Asks which loads run now. @throws for any failure */
  read: () => Promise<unknown>
  onChange: (state: WatchState) => void
  isHidden: () => boolean
}

export interface LoadWatch {
  /** Call it when the tab is hidden or shown. */
  visibilityChanged: () => void
  /** Goes on after `late`. */
  askAgain: () => void
  /** Ends it; an answer still on its way is not heard. */
  stop: () => void
}

/** The ids of the loads that run; undefined for an answer of another shape. */
function runningIds(answer: unknown): readonly unknown[] | undefined {
  const { ids }: Partial<Record<keyof TopUpsInProgress, unknown>> =
    typeof answer === 'object' && answer !== null ? answer : {}
  return Array.isArray(ids) ? ids : undefined
}

/**
 * Asks every 3 seconds until none of the loads runs any more (TOP-08). One question is under way at a time; none is
 * asked in a hidden tab, whose time does not count; after PATIENCE_MS it stops and says so, whatever the answers were.
 */
export function watchLoads({ ids, read, onChange, isHidden }: WatchOptions): LoadWatch {
  let state: WatchState = 'watching'
  let pollTimer: ReturnType<typeof setTimeout> | undefined
  let patienceTimer: ReturnType<typeof setInterval> | undefined
  let isAsking = false
  let isStopped = false
  let secondsLeft = PATIENCE_MS / 1000

  const rest = () => {
    clearTimeout(pollTimer)
    clearInterval(patienceTimer)
    patienceTimer = undefined
  }
  const become = (next: WatchState) => {
    const isNews = next !== state
    state = next
    if (!isWatching(next)) rest()
    if (isNews) onChange(next)
  }
  const plan = () => {
    if (isHidden() || !isWatching(state)) return
    pollTimer = setTimeout(() => void ask(), POLL_EVERY_MS)
  }
  const ask = async () => {
    clearTimeout(pollTimer)
    isAsking = true
    const running = await read().then(runningIds, () => undefined)
    isAsking = false
    if (isStopped) return
    const isDone = running !== undefined && !ids.some((id) => running.includes(id))
    // An answer that comes when nobody waits for it any more may still be the good one.
    if (isDone) become('done')
    else if (isWatching(state)) become(running ? 'watching' : 'troubled')
    plan()
  }
  // Seconds that pass in a visible tab, rather than the clock: that one may jump, and stands in no sleeping tab.
  const countDown = () => {
    patienceTimer ??= setInterval(() => {
      secondsLeft -= 1
      if (secondsLeft <= 0) become('late')
    }, 1000)
  }
  if (!isHidden()) {
    countDown()
    plan()
  }
  return {
    visibilityChanged: () => {
      if (isStopped || !isWatching(state)) return
      if (isHidden()) {
        rest()
        return
      }
      // Whoever comes back to the tab wants to know now.
      countDown()
      if (!isAsking) void ask()
    },
    askAgain: () => {
      if (isStopped || state !== 'late') return
      secondsLeft = PATIENCE_MS / 1000
      become('watching')
      countDown()
      if (!isAsking) void ask()
    },
    stop: () => {
      isStopped = true
      rest()
    },
  }
}
