import { limitConcurrency } from '@/api/calls/limit-concurrency'
import { isApiError } from '@/api/replies/api-error'

/** Why a row is not known to be done. */
export interface RowFailure {
  /** `unknown`: may have been carried out. */
  kind: 'failed' | 'unknown'
  /** A function, so that it follows the language. */
  reason: () => string
  /** Not the row's fault, so it can be tried again. */
  isServiceFailure?: boolean
}

export interface RunOptions<Row, Outcome> {
  send: (row: Row) => Promise<Outcome>
  onOutcome: (row: Row, outcome: Outcome) => void
  signal: AbortSignal
  atOnce?: number
}

/** Number of consecutive troubles after which the run stops. */
const MAX_TROUBLES = 3

export type RunEnd = 'done' | 'stopped' | 'troubled'

/** A few rows at a time. After an abort or three consecutive troubles no further row starts; those in flight are awaited. */
export async function runRows<Row, Outcome extends { kind: string }>(
  rows: readonly Row[],
  { send, onOutcome, signal, atOnce }: RunOptions<Row, Outcome>,
): Promise<RunEnd> {
  let troubles = 0
  let isTroubled = false
  const sendOne = async (row: Row) => {
    if (signal.aborted || isTroubled) return
    const outcome = await send(row)
    troubles = 'isServiceFailure' in outcome && outcome.isServiceFailure ? troubles + 1 : 0
    isTroubled ||= troubles >= MAX_TROUBLES
    onOutcome(row, outcome)
  }
  await limitConcurrency(rows, sendOne, atOnce)
  if (signal.aborted) return 'stopped'
  return isTroubled ? 'troubled' : 'done'
}

/** Whether the service, the connection or the session failed, and not the row; also if a refusal gave no reason. */
export function isServiceFailure(error: unknown): boolean {
  if (!isApiError(error) || error.outcomeUnknown) return true
  return error.kind !== 'http' || error.status >= 500 || error.status === 401 || error.status === 429
}
