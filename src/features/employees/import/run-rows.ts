/** What became of a row. A failed one keeps its reason, as a function so that it follows the language. */
export type RowOutcome =
  | { kind: 'added' | 'changed' | 'unchanged' }
  /** `isOpen`: it may have been added all the same. */
  | { kind: 'failed'; reason: () => string; isOpen?: boolean }

export interface RunOptions<Row> {
  send: (row: Row) => Promise<RowOutcome>
  onOutcome: (row: Row, outcome: RowOutcome) => void
  signal: AbortSignal
  /** Calls under way at a time. */
  atATime: number
}

/** Sends rows, a few at a time, in their order. Once aborted no further row begins; those under way are waited for. */
export async function runRows<Row>(rows: readonly Row[], { send, onOutcome, signal, atATime }: RunOptions<Row>) {
  const waiting = rows.values()
  const work = async () => {
    for (const row of waiting) {
      if (signal.aborted) return
      // oxlint-disable-next-line no-await-in-loop -- one worker does one row after the other
      onOutcome(row, await send(row))
    }
  }
  await Promise.all(Array.from({ length: atATime }, work))
}
