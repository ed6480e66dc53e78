/** What became of a row. A failed one keeps its reason, as a function so that it follows the language. */
export type RowOutcome =
  | { kind: 'added' | 'changed' | 'unchanged' }
  /** `isOpen`: it may have been added all the same. `isTrouble`: not for what the row says, so it can be tried again. */
  | { kind: 'failed'; reason: () => string; isOpen?: boolean; isTrouble?: boolean }

export interface RunOptions<Row> {
  send: (row: Row) => Promise<RowOutcome>
  onOutcome: (row: Row, outcome: RowOutcome) => void
  signal: AbortSignal
  /** Calls under way at a time. */
  atATime: number
}

/** So many troubles one after the other, and nobody is asked again by itself. */
const MOST_TROUBLES = 3

export type RunEnd = 'done' | 'stopped' | 'troubled'

/**
 * Sends rows, a few at a time, in their order. Once aborted, or after three troubles in a row, no further row begins;
 * those under way are waited for.
 */
export async function runRows<Row>(
  rows: readonly Row[],
  { send, onOutcome, signal, atATime }: RunOptions<Row>,
): Promise<RunEnd> {
  const waiting = rows.values()
  let troubles = 0
  let isTroubled = false
  const work = async () => {
    for (const row of waiting) {
      // oxlint-disable-next-line no-await-in-loop -- one worker does one row after the other
      const outcome = await send(row)
      troubles = outcome.kind === 'failed' && outcome.isTrouble ? troubles + 1 : 0
      isTroubled ||= troubles >= MOST_TROUBLES
      onOutcome(row, outcome)
      if (signal.aborted || isTroubled) return
    }
  }
  if (!signal.aborted) await Promise.all(Array.from({ length: atATime }, work))
  if (signal.aborted) return 'stopped'
  return isTroubled ? 'troubled' : 'done'
}
