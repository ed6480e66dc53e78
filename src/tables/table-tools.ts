import type { ReactNode } from 'react'

export interface BulkCommand<Row> {
  key: string
  label: () => string
  icon: ReactNode
  isDestructive?: boolean
  onSelect: (rows: readonly Row[]) => void
}

/** Options for tools on a whole table: columns, views, files, print (docs/decisions/027). */
export interface TableTools<Row> {
  /** Storage key of the table's columns and views in this browser. */
  id: string
  /** Start of exported file names, e.g. `Työntekijät`; the caption by default. */
  name?: string | undefined
  /** Description of the active filters, for file names. Never the search text, which may be a person's name. */
  about?: string | undefined
  /** Reads all rows of a server-paged list. @throws when they cannot be read */
  readAll?: (() => Promise<readonly Row[]>) | undefined
}
