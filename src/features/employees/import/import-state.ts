import { IMPORT_COLUMNS, type ImportColumn } from '@/employees/import/import-columns'
import type { ImportRow } from '@/employees/import/import-row'
import type { RunEnd } from '@/forms/submit/run-rows'
import { type CheckContext, type RowCheck, rowChecker } from './check-rows'
import type { FailedRow } from './saved-import'
import type { ImportOutcome } from './unsaved-rows'

/** Rows with their checks; `faultyAtFirst` keeps corrected rows visible. */
export interface CheckedRows {
  rows: readonly ImportRow[]
  checks: readonly RowCheck[]
  faultyAtFirst: ReadonlyMap<number, readonly ImportColumn[]>
  /** Indexes of excluded rows. */
  leftOut: ReadonlySet<number>
  /** Rows of this import that earlier runs saved or found unchanged, also before the session expired. */
  saved: { added: number; changed: number; unchanged: number }
  /** Rows that failed in earlier runs, also before the session expired. */
  failed: readonly FailedRow[]
  /** Personal identity codes were not stored across the expired session and must be typed again. */
  lacksIds: boolean
}

export type ImportState =
  | { step: 'source' }
  | { step: 'checking'; done: number; total: number }
  | ({ step: 'rows' } & CheckedRows)
  | ({
      step: 'running' | 'result'
      outcomes: ReadonlyMap<number, ImportOutcome>
      total: number
      /** How the last run ended. */
      end: RunEnd | undefined
    } & CheckedRows)

export type RowsStep = Extract<ImportState, { step: 'rows' }>

/** Only included rows can conflict with each other. */
export const includedRows = ({ rows, leftOut }: Pick<CheckedRows, 'rows' | 'leftOut'>): readonly ImportRow[] =>
  leftOut.size === 0 ? rows : rows.filter((_, index) => !leftOut.has(index))

const wrongIn = ({ errors }: Extract<RowCheck, { kind: 'faulty' }>): ImportColumn[] =>
  IMPORT_COLUMNS.filter((column) => errors[column] !== undefined)

export const faultyColumns = (checks: readonly RowCheck[]) =>
  new Map(checks.flatMap((found, index) => (found.kind === 'faulty' ? [[index, wrongIn(found)] as const] : [])))

/** Checks the rows again that `isConcerned` selects. */
export function recheck(
  now: RowsStep,
  context: CheckContext,
  isConcerned: (row: ImportRow, check: RowCheck, index: number) => boolean,
): RowsStep {
  const checkRow = rowChecker(context, includedRows(now))
  const checks = now.checks.map((found, index) => {
    const row = now.rows[index]
    return row && isConcerned(row, found, index) ? checkRow(row) : found
  })
  return { ...now, checks, faultyAtFirst: new Map([...faultyColumns(checks), ...now.faultyAtFirst]) }
}

/** Whether two rows conflict: they have the same employee number or personal identity code. */
export const sharesKey = ({ cells }: ImportRow, other: ImportRow): boolean =>
  (!!cells.employeeNumber && cells.employeeNumber === other.cells.employeeNumber) ||
  (!!cells.personalId && cells.personalId === other.cells.personalId)

/** Rows that failed for no reason of their own. */
export const canBeTriedAgain = (outcome: ImportOutcome): boolean =>
  outcome.kind === 'failed' && outcome.isTrouble === true

/** Indexes of the rows with these line numbers. */
export function indexesOf(rows: readonly ImportRow[], lines: readonly number[]): ReadonlySet<number> {
  const wanted = new Set(lines)
  return new Set(rows.flatMap(({ line }, index) => (wanted.has(line) ? [index] : [])))
}

/** The rows not known to be saved, with reasons and exclusions, and the number of saved rows. */
export function unsavedOf(state: Extract<ImportState, { rows: readonly ImportRow[] }>) {
  const outcomes: ReadonlyMap<number, ImportOutcome> = 'outcomes' in state ? state.outcomes : new Map()
  const count = (kind: ImportOutcome['kind']) =>
    [...outcomes.values()].filter((outcome) => outcome.kind === kind).length
  const earlier = new Map(state.failed.map((failed) => [failed.line, failed]))
  const left = state.rows.flatMap((row, index) => {
    const outcome = outcomes.get(index)
    return !outcome || outcome.kind === 'failed' ? [{ row, outcome, isOut: state.leftOut.has(index) }] : []
  })
  return {
    rows: left.map(({ row }) => row),
    leftOut: left.flatMap(({ row, isOut }) => (isOut ? [row.line] : [])),
    failed: left.flatMap(({ row: { line }, outcome }): readonly FailedRow[] => {
      if (outcome?.kind === 'failed') return [{ line, reason: outcome.reason() }]
      return [earlier.get(line)].filter((failed) => failed !== undefined)
    }),
    added: state.saved.added + count('added'),
    changed: state.saved.changed + count('changed'),
    unchanged: state.saved.unchanged + count('unchanged'),
  }
}
