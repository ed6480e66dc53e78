import { m } from '@generated/messages/messages.js'
import { columnName, IMPORT_COLUMNS } from '@/employees/import/import-columns'
import type { CellErrors, ImportRow } from '@/employees/import/import-row'
import type { RowOutcome } from '@/forms/submit/run-rows'
import type { RowCheck } from './check-rows'
import type { FailedRow } from './saved-import'

/** Result of a row of the import. */
export type ImportOutcome = RowOutcome<'added' | 'changed' | 'unchanged'>

/** A row that is not known to be saved, and why. */
export interface UnsavedRow {
  row: ImportRow
  /** `not-reached`: the run ended before the row was sent. */
  kind: 'failed' | 'faulty' | 'left-out' | 'not-reached'
  reason: () => string
}

export interface RowsAndOutcomes {
  rows: readonly ImportRow[]
  checks: readonly RowCheck[]
  leftOut: ReadonlySet<number>
  /** By the place of the row. */
  outcomes?: ReadonlyMap<number, ImportOutcome>
  /** Rows that failed in an earlier run, by their line. */
  failed: readonly FailedRow[]
}

/** The errors of a row's cells in one text. */
export const cellErrorsText = (errors: CellErrors): string =>
  IMPORT_COLUMNS.flatMap((column) => {
    const error = errors[column]
    return error ? [`${columnName(column)}: ${error()}`] : []
  }).join(' ')

/** Every row that is not saved: failed, faulty, excluded, or not reached before the run ended. */
export function unsavedRows({ rows, checks, leftOut, outcomes, failed }: RowsAndOutcomes): UnsavedRow[] {
  const failedLines = new Map(failed.map(({ line, reason }) => [line, reason]))
  return rows.flatMap((row, index): UnsavedRow[] => {
    const outcome = outcomes?.get(index)
    const check = checks[index]
    if (outcome?.kind === 'failed') return [{ row, kind: 'failed', reason: outcome.reason }]
    if (outcome) return []
    if (leftOut.has(index)) return [{ row, kind: 'left-out', reason: () => m.employees_import_reason_left_out() }]
    if (check?.kind === 'faulty') return [{ row, kind: 'faulty', reason: () => cellErrorsText(check.errors) }]
    const earlier = failedLines.get(row.line)
    if (earlier !== undefined) return [{ row, kind: 'failed', reason: () => earlier }]
    return [{ row, kind: 'not-reached', reason: () => m.employees_import_reason_not_reached() }]
  })
}
