import { array, type infer as Infer, int, object, optional, record, safeParse, string } from 'zod/mini'
import type { ImportRow } from '@/employees/import/import-row'
import type { ReadTable } from '@/employees/import/read-table'
import { dropDraft, keepDraftOf, readDraft } from '@/session/draft'

const ID = 'employee-import'

/** An import as it outlives an expired session: without personal ids, like every draft (SES-14). */
const KeptImport = object({
  /** While the columns are still being chosen. */
  table: optional(object({ rows: array(array(string())), lines: array(int()) })),
  /** Rows that have not been saved, as far as is known. */
  rows: optional(array(object({ line: int(), cells: record(string(), string()) }))),
  /** Which of them had failed by then, by their line, and why. */
  failed: optional(array(object({ line: int(), reason: string() }))),
  /** Which of them were not to be saved, by their line. */
  leftOut: optional(array(int())),
  /** What had been saved by then, or had been the same already. */
  added: int(),
  changed: int(),
  unchanged: int(),
  /** Who was in the list when the rows were checked: whoever came later may be of these rows. */
  before: array(string()),
})
export type KeptImport = Infer<typeof KeptImport>

/** A row that was not saved, by its line, with the reason in the words of that time. */
export type FailedRow = { line: number; reason: string }

/** Keeps the import from now on; `read` is asked when the session expires. @returns how to stop. */
export const keepImport = (
  read: () =>
    | {
        table?: ReadTable
        rows?: readonly ImportRow[]
        failed?: readonly FailedRow[]
        leftOut?: readonly number[]
        added: number
        changed: number
        unchanged: number
        before: string[]
      }
    | undefined,
): (() => void) => keepDraftOf(ID, read)

/** The import that the last session of this user left. */
export function readKeptImport(): KeptImport | undefined {
  const result = safeParse(KeptImport, readDraft(ID))
  return result.success ? result.data : undefined
}

export const dropKeptImport = (): void => dropDraft(ID)
