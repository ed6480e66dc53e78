import { m } from '@generated/messages/messages.js'
import { columnName, IMPORT_COLUMNS } from '@/employees/import/import-columns'
import type { CellErrors, ImportRow } from '@/employees/import/import-row'
import type { RowCheck } from './check-rows'
import type { RowOutcome } from './run-rows'
import type { FailedRow } from './saved-import'

/** A row that is not saved, as far as is known, and why. */
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
  outcomes?: ReadonlyMap<number, RowOutcome>
  /** Rows that failed in an earlier run, by their line. */
  failed: readonly FailedRow[]
}

/** What is wrong with the cells of a row, in one text. */
export const cellErrorsText = (errors: CellErrors): string =>
  IMPORT_COLUMNS.flatMap((column) => {
    const error = errors[column]
    return error ? [`${columnName(column)}: ${error()}`] : []
  }).join(' ')

/** Every row that is not saved: failed, faulty, left out, or not reached before the run ended. */
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
