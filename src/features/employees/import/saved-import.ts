import { array, type infer as Infer, int, object, optional, record, safeParse, string } from 'zod/mini'
import type { ImportRow } from '@/employees/import/import-row'
import type { Table } from '@/employees/import/read-table'
import { dropDraft, keepDraftOf, readDraft } from '@/session/draft'

const ID = 'employee-import'

/** An import as it outlives an expired session: without personal ids, like every draft (SES-14). */
const KeptImport = object({
  /** While the columns are still being chosen. */
  table: optional(array(array(string()))),
  /** Rows that have not been saved, as far as is known. */
  rows: optional(array(object({ line: int(), cells: record(string(), string()) }))),
  /** What had been saved by then. */
  added: int(),
  changed: int(),
  /** Who was in the list when the rows were checked: whoever came later may be of these rows. */
  before: array(string()),
})
export type KeptImport = Infer<typeof KeptImport>

/** Keeps the import from now on; `read` is asked when the session expires. @returns how to stop. */
export const keepImport = (
  read: () =>
    | { table?: Table; rows?: readonly ImportRow[]; added: number; changed: number; before: string[] }
    | undefined,
): (() => void) => keepDraftOf(ID, read)

/** The import that the last session of this user left. */
export function readKeptImport(): KeptImport | undefined {
  const result = safeParse(KeptImport, readDraft(ID))
  return result.success ? result.data : undefined
}

export const dropKeptImport = (): void => dropDraft(ID)
