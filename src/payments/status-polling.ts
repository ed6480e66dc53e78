/**
 * PAY-24 as a machine without clock, network or timers: after a return a payment that is still Created is read again
 * every 3 seconds for up to 30. One read is under way at a time; a hidden tab reads nothing; after the deadline the
 * payer decides. Times are ms of one clock; every event carries its own.
 */
export const POLL_EVERY_MS = 3000
export const POLL_FOR_MS = 30_000

export interface Polling {
  /** `resting`: nothing more is read by itself, the answer stands. */
  phase: 'reading' | 'waiting' | 'hidden' | 'resting'
  /** When the first answer came that was not final; the deadline counts from it. */
  since: number | undefined
  /** When the next read is due, while waiting. */
  dueAt: number | undefined
  isHidden: boolean
  /** The deadline has passed without a final answer. */
  isLate: boolean
  /** Whether the last read failed: the status is not known then. */
  hasFailed: boolean
}

export type PollingEvent =
  /** An answer; `isAwaited` says that the provider's word is still to come. */
  | { kind: 'answered'; isAwaited: boolean; at: number }
  | { kind: 'failed'; at: number }
  | { kind: 'tick'; at: number }
  | { kind: 'hidden'; at: number }
  | { kind: 'shown'; at: number }
  /** The payer asks, or the page came back from the provider: a read now, with a new deadline. */
  | { kind: 'asked'; at: number }

/** A page that has just read its status. */
export function startPolling(isAwaited: boolean, at: number, isHidden = false): Polling {
  const fresh = { since: undefined, isHidden, isLate: false, hasFailed: false }
  return isAwaited ? wait(fresh, at) : rest(fresh)
}

type Undecided = Omit<Polling, 'phase' | 'dueAt'>

const rest = (state: Undecided): Polling => ({ ...state, phase: 'resting', dueAt: undefined })
const read = (state: Polling): Polling => ({ ...state, phase: 'reading', dueAt: undefined })

/** After an answer or failure that settles nothing. */
function wait(state: Undecided, at: number): Polling {
  const since = state.since ?? at
  if (at - since >= POLL_FOR_MS) return rest({ ...state, since, isLate: true })
  if (state.isHidden) return { ...state, since, phase: 'hidden', dueAt: undefined }
  return { ...state, since, phase: 'waiting', dueAt: at + POLL_EVERY_MS }
}

/** One step. `reading` in the result, when it was not before, is the order to read once. */
export function step(state: Polling, event: PollingEvent): Polling {
  switch (event.kind) {
    case 'answered': {
      if (state.phase !== 'reading') return state
      const answered = { ...state, hasFailed: false }
      return event.isAwaited ? wait(answered, event.at) : rest(answered)
    }
    case 'failed':
      return state.phase === 'reading' ? wait({ ...state, hasFailed: true }, event.at) : state
    case 'tick':
      return event.at >= (state.dueAt ?? Number.POSITIVE_INFINITY) ? read(state) : state
    case 'hidden':
      return { ...state, isHidden: true, ...(state.phase === 'waiting' && { phase: 'hidden', dueAt: undefined }) }
    case 'shown': {
      const shown = { ...state, isHidden: false }
      return state.phase === 'hidden' ? read(shown) : shown
    }
    case 'asked':
      return state.phase === 'reading' ? state : read({ ...state, since: undefined, isLate: false })
  }
}
