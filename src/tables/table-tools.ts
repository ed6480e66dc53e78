import type { ChosenColumns } from './chosen-columns'
import type { DataColumn } from './data-column'

/** What can be done with a table as a whole: columns, views, files, paper (docs/decisions/043). */
export interface TableTools<Row> {
  /** The name under which this browser keeps its columns and views. */
  id: string
  /** Begins the names of its files, as `Työntekijät`; the caption unless given. */
  name?: string | undefined
  /** What the filters leave, for the names of files; never what was searched, which may be a name. */
  about?: string | undefined
  /** Of a list that the server pages: all its rows. @throws when they cannot be had */
  readAll?: (() => Promise<readonly Row[]>) | undefined
}

export interface TableToolsProps<Row> {
  tools: TableTools<Row>
  caption: string
  columns: readonly DataColumn<Row>[]
  chosen: ChosenColumns<Row>
  onColumns: (columns: string) => void
  /** An address holds the state of the table, so that it can be kept and given on. */
  hasAddress: boolean
  /** All rows that filters and search leave, in order. */
  rows: () => readonly Row[]
  /** There is nothing to save yet. */
  isEmpty: boolean
}
