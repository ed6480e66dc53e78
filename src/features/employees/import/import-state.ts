import { m } from '@generated/messages/messages.js'
import * as z from 'zod/mini'
import type { ColumnChoice } from '@/employment/import/import-mapping'
import {
  type CellErrors,
  columnName,
  IMPORT_COLUMNS,
  type ImportColumn,
  type ImportRow,
} from '@/employment/import/import-row'
import type { ReadTable } from '@/employment/import/read-table'
import type { RowFailure } from '@/forms/submit/run-rows'
import { type DraftValues, dropDraft, readDraft } from '@/session/draft'
import { type CheckContext, type RowCheck, rowChecker } from './check-rows'
import type { RowAsker } from './row-asker'

/** `personId`: of an employee whose addition was confirmed. */
export type ImportOutcome = { kind: keyof SavedCounts; personId?: string } | ImportFailure

interface ImportFailure extends RowFailure {
  /** An employee that was added since may be of this row. */
  mayBeAdded?: boolean
}

const isFailure = (outcome: ImportOutcome): outcome is ImportFailure => 'reason' in outcome

export const addedIdOf = (outcome: ImportOutcome | undefined): string | undefined =>
  outcome && !isFailure(outcome) ? outcome.personId : undefined

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

/** Earlier runs of the import, also before the session expired. */
export interface EarlierRuns {
  saved: SavedCounts
  /** Employees before the first run, and those whose addition was confirmed; others may come from rows with a lost reply. */
  before: Set<string>
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
  | { step: 'source'; kept?: SavedImport | undefined }
  | { step: 'columns'; table: ReadTable; choice?: ColumnChoice }
  | ({ source?: ImportSource | undefined; runs: EarlierRuns } & (
      | { step: 'checking'; rows: readonly OpenRow[]; done: number }
      | { step: 'rows'; rows: readonly CheckedRow[]; asker: RowAsker }
      | { step: 'running' | 'result'; rows: readonly CheckedRow[]; asker: RowAsker }
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

export const isSent = ({ check, isOut }: CheckedRow): boolean => check.kind !== 'faulty' && !isOut

/** Rows that failed for no reason of their own. */
export const canBeTriedAgain = (row: CheckedRow): boolean => failureOf(row)?.isServiceFailure === true

/** Of this run and earlier ones. */
export function savedCounts(rows: readonly OpenRow[], { saved }: EarlierRuns): SavedCounts {
  const counts = { ...saved }
  for (const { outcome } of rows) if (outcome && !isFailure(outcome)) counts[outcome.kind] += 1
  return counts
}

const isOpen = ({ outcome }: OpenRow): boolean => !outcome || isFailure(outcome)

/** Why a row is not known to be saved: by the last run that reached it. */
export function failureOf({ earlier, outcome }: OpenRow): ImportFailure | undefined {
  if (!outcome) return earlier
  return isFailure(outcome) ? outcome : undefined
}

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

export const IMPORT_DRAFT = 'employee-import'

/** Stored across an expired session: table or rows, without personal identity codes, like every draft (SES-14). */
const SavedImport = z.union([
  z.object({ table: z.object({ rows: z.array(z.array(z.string())), lines: z.array(z.int()) }) }),
  z.object({
    rows: z.array(
      z.object({
        row: z.object({ line: z.int(), cells: z.record(z.string(), z.string()) }),
        isOut: z.boolean(),
        /** The reason stays in the language of its time. */
        earlier: z.optional(z.object({ kind: z.enum(['failed', 'unknown']), reason: z.string() })),
      }),
    ),
    saved: z.object({ added: z.int(), changed: z.int(), unchanged: z.int() }),
    before: z.array(z.string()),
  }),
])
export type SavedImport = z.infer<typeof SavedImport>

/** What is stored of an import when the session expires. */
export function draftOf(now: ImportState): DraftValues | undefined {
  if (now.step === 'source') return undefined
  if (now.step === 'columns') return { table: now.table }
  const rows = openRows(now.rows).map(({ earlier, ...row }) => ({
    ...row,
    earlier: earlier && { kind: earlier.kind, reason: earlier.reason() },
  }))
  return rows.some(({ isOut }) => !isOut)
    ? { rows, saved: savedCounts(now.rows, now.runs), before: [...now.runs.before] }
    : undefined
}

export const readSavedImport = (): SavedImport | undefined => z.safeParse(SavedImport, readDraft(IMPORT_DRAFT)).data

export const dropSavedImport = (): void => dropDraft(IMPORT_DRAFT)
