import { array, type infer as Infer, int, object, optional, record, safeParse, string } from 'zod/mini'
import type { ImportRow } from '@/employees/import/import-row'
import type { ReadTable } from '@/employees/import/read-table'
import { dropDraft, readDraft, registerDraft } from '@/session/draft'

const ID = 'employee-import'

/** An import stored across an expired session: without personal identity codes, like every draft (SES-14). */
const SavedImport = object({
  /** Set during column selection. */
  table: optional(object({ rows: array(array(string())), lines: array(int()) })),
  /** Rows that are not known to be saved. */
  rows: optional(array(object({ line: int(), cells: record(string(), string()) }))),
  /** Failed rows by line number, with reasons. */
  failed: optional(array(object({ line: int(), reason: string() }))),
  /** Excluded rows by line number. */
  leftOut: optional(array(int())),
  /** Numbers of rows that were saved or found unchanged. */
  added: int(),
  changed: int(),
  unchanged: int(),
  /** Employees in the list when the rows were checked; later ones may come from these rows. */
  before: array(string()),
})
export type SavedImport = Infer<typeof SavedImport>

/** A row that was not saved: its line number, and the reason in the language of that time. */
export type FailedRow = { line: number; reason: string }

/** Stores the import when the session expires, by calling `read`. @returns a function that stops this */
export const saveImport = (
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
): (() => void) => registerDraft(ID, read)

/** The import of this user's last session. */
export function readSavedImport(): SavedImport | undefined {
  const result = safeParse(SavedImport, readDraft(ID))
  return result.success ? result.data : undefined
}

export const dropSavedImport = (): void => dropDraft(ID)
