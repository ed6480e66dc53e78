import { m } from '@generated/messages/messages.js'
import {
  array,
  boolean,
  enum as choice,
  type infer as Infer,
  int,
  object,
  optional,
  pipe,
  record,
  safeParse,
  string,
  transform,
  union,
} from 'zod/mini'
import type { ColumnChoice } from '@/employment/import/import-mapping'
import {
  type CellErrors,
  columnName,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
  personalIdIn,
} from '@/employment/import/import-row'
import type { ReadTable } from '@/employment/import/read-table'
import type { RowFailure, RunEnd } from '@/forms/submit/run-rows'
import { dropDraft, readDraft, registerDraft } from '@/session/draft'
import { type CheckContext, type RowCheck, rowChecker } from './check-rows'
import type { RowAsker } from './row-asker'

export type ImportOutcome = { kind: keyof SavedCounts } | ImportFailure

interface ImportFailure extends RowFailure {
  /** An employee that was added since may be of this row. */
  mayBeAdded?: boolean
}

export const isFailure = (outcome: ImportOutcome): outcome is ImportFailure => 'reason' in outcome

export interface OpenRow {
  row: ImportRow
  isOut: boolean
  /** Of an earlier run, also before the session expired. */
  earlier?: ImportFailure | undefined
  outcome?: ImportOutcome | undefined
}

export interface CheckedRow extends OpenRow {
  check: RowCheck
  /** Its faulty columns when it was first found faulty. They keep a corrected row visible. */
  faultyAtFirst?: readonly ImportColumn[] | undefined
}

export type SavedCounts = Record<'added' | 'changed' | 'unchanged', number>

export interface CheckedRows {
  rows: readonly CheckedRow[]
  asker: RowAsker
  /** Of earlier runs, also before the session expired. */
  savedBefore: SavedCounts
  /** Personal identity codes were not stored across the expired session and must be typed again. */
  lacksIds: boolean
}

/** The table that was pasted or read, and its columns. */
export interface ImportSource {
  table: ReadTable
  choice: ColumnChoice
}

/** Without `source` the rows are no longer those of a table, so its columns cannot be chosen again. */
export type ImportState =
  | { step: 'source' }
  | { step: 'columns'; table: ReadTable; choice?: ColumnChoice }
  | ({ source?: ImportSource | undefined } & (
      | { step: 'checking'; rows: readonly OpenRow[]; savedBefore: SavedCounts; done: number }
      | ({ step: 'rows' } & CheckedRows)
      | ({ step: 'running' | 'result'; end: RunEnd | undefined } & CheckedRows)
    ))

/** Only included rows can conflict with each other. */
export const includedRows = (rows: readonly OpenRow[]): readonly ImportRow[] =>
  rows.filter(({ isOut }) => !isOut).map(({ row }) => row)

export const withCheck = (row: OpenRow & Pick<CheckedRow, 'faultyAtFirst'>, check: RowCheck): CheckedRow => ({
  ...row,
  check,
  faultyAtFirst:
    row.faultyAtFirst ??
    (check.kind === 'faulty' ? IMPORT_COLUMNS.filter((column) => check.errors[column]) : undefined),
})

export function recheck(
  rows: readonly CheckedRow[],
  context: CheckContext,
  isConcerned: (row: CheckedRow, index: number) => boolean,
): CheckedRow[] {
  const check = rowChecker(context, includedRows(rows))
  return rows.map((one, index) => (isConcerned(one, index) ? withCheck(one, check(one.row)) : one))
}

/** Whether two rows conflict: they have the same employee number or personal identity code. */
export const sharesKey = (row: ImportRow, other: ImportRow): boolean =>
  (!!row.cells.employeeNumber && row.cells.employeeNumber === other.cells.employeeNumber) ||
  (!!row.cells.personalId && personalIdIn(row) === personalIdIn(other))

export const isSent = ({ check, isOut }: CheckedRow): boolean => check.kind !== 'faulty' && !isOut

/** Rows that failed for no reason of their own. */
export const canBeTriedAgain = ({ outcome }: CheckedRow): boolean =>
  outcome !== undefined && isFailure(outcome) && outcome.isServiceFailure === true

export function savedCounts(rows: readonly OpenRow[], savedBefore: SavedCounts): SavedCounts {
  const counts = { ...savedBefore }
  for (const { outcome } of rows) if (outcome && !isFailure(outcome)) counts[outcome.kind] += 1
  return counts
}

const isOpen = ({ outcome }: OpenRow): boolean => !outcome || isFailure(outcome)

/** Why an open row is not known to be saved: by the last run that reached it. */
export const failureOf = ({ earlier, outcome }: OpenRow): ImportFailure | undefined =>
  outcome && isFailure(outcome) ? outcome : earlier

/** Whether leaving the page loses rows; rows excluded on purpose do not count. */
export const holdsUnsaved = (state: ImportState): boolean =>
  state.step === 'running' || ('rows' in state && state.rows.some((row) => isOpen(row) && !row.isOut))

export const openRows = (rows: readonly OpenRow[]): OpenRow[] =>
  rows.filter(isOpen).map((one) => ({ row: one.row, isOut: one.isOut, earlier: failureOf(one) }))

export interface UnsavedRow {
  row: ImportRow
  /** `not-reached`: the run ended before the row was sent. */
  kind: RowFailure['kind'] | 'faulty' | 'left-out' | 'not-reached'
  reason: () => string
}

export const cellErrorsText = (errors: CellErrors): string =>
  IMPORT_COLUMNS.flatMap((column) => {
    const error = errors[column]
    return error ? [`${columnName(column)}: ${error()}`] : []
  }).join(' ')

/** Every row that is not known to be saved: failed, unknown, faulty, excluded, or not reached before the run ended. */
export const unsavedRows = (rows: readonly CheckedRow[]): UnsavedRow[] =>
  rows.filter(isOpen).map((one) => {
    const { row, check, isOut } = one
    const failure = failureOf(one)
    if (isOut) return { row, kind: 'left-out', reason: () => m.employees_import_reason_left_out() }
    if (check.kind === 'faulty') return { row, kind: 'faulty', reason: () => cellErrorsText(check.errors) }
    if (failure) return { row, ...failure }
    return { row, kind: 'not-reached', reason: () => m.employees_import_reason_not_reached() }
  })

const ID = 'employee-import'

/** Rows stored across an expired session. */
const SavedRows = object({
  rows: array(
    object({
      row: object({ line: int(), cells: record(string(), string()) }),
      isOut: boolean(),
      /** The reason stays in the language of its time. */
      earlier: optional(
        object({
          kind: choice(['failed', 'unknown']),
          reason: pipe(
            string(),
            transform((text) => () => text),
          ),
        }),
      ),
    }),
  ),
  saved: object({ added: int(), changed: int(), unchanged: int() }),
  /** Employees in the list when the rows were checked; later ones may come from these rows. */
  before: array(string()),
})

/** Stored across an expired session: table or rows, without personal identity codes, like every draft (SES-14). */
const SavedImport = union([object({ table: object({ rows: array(array(string())), lines: array(int()) }) }), SavedRows])
export type SavedImport = Infer<typeof SavedImport>

/** Stores the import when the session expires, by calling `read`. @returns a function that stops this */
export const saveImport = (
  read: () => { table: ReadTable } | { rows: OpenRow[]; saved: SavedCounts; before: string[] } | undefined,
): (() => void) =>
  registerDraft(ID, () => {
    const now = read()
    if (!now || 'table' in now) return now
    const textOf = ({ kind, reason }: RowFailure) => ({ kind, reason: reason() })
    return { ...now, rows: now.rows.map(({ earlier, ...row }) => ({ ...row, earlier: earlier && textOf(earlier) })) }
  })

export function readSavedImport(): SavedImport | undefined {
  const result = safeParse(SavedImport, readDraft(ID))
  return result.success ? result.data : undefined
}

export const dropSavedImport = (): void => dropDraft(ID)
