import type { ReactNode } from 'react'

/**
 * Place of a cell in a narrow row. `beside`: next to the row's heading; the default for the row's last sum. `plain`:
 * without its label, because the value is clear alone. `fill`: like `plain`, truncated to the free space. `end`: at the
 * end of the first line, e.g. the row's menu. `none`: omitted, because another cell or the row's page shows it.
 */
export type NarrowPlace = 'beside' | 'plain' | 'fill' | 'end' | 'none'

/** The value for sorting and for exported files; null and undefined leave the cell empty. */
export type FileValue = string | number | null | undefined

/** Format in exported files: cents as euros, yyyy-MM-dd and instants as the day, instants as day and time. */
export type FileKind = 'text' | 'money' | 'number' | 'date' | 'moment'

export interface DataColumn<Row> {
  id: string
  /** A function, so that the text follows a change of language. */
  header: () => string
  /** Never a plain number: `formatCount` groups its thousands. */
  cell: (row: Row) => Exclude<ReactNode, number | bigint>
  /** Sort key: text by Finnish collation, numbers by size, yyyy-MM-dd by day. Absent values sort last. */
  value?: (row: Row) => FileValue
  /** Value in exported files when it differs from `value`; false leaves the column out (buttons). */
  file?: false | ((row: Row) => FileValue)
  /** Columns with a `value` are sortable unless this is false. */
  sortable?: boolean
  /** The first press on the header sorts in descending order. */
  descFirst?: boolean
  /** Text that the search box searches. */
  searchText?: (row: Row) => string | null | undefined
  kind?: 'text' | 'money' | 'number' | 'date'
  /** The row's heading: holds the row's link or button and titles its card. One column; the first by default. */
  isMain?: boolean
  /** Place in a narrow row; by default in the second line, after the column's label. */
  narrow?: NarrowPlace
  /** Only for the main column: shown after its text, and first in the second line of a narrow row. */
  note?: (row: Row) => string | undefined
  /** Format in exported files when it differs from `kind`. */
  fileKind?: FileKind
  /** Takes the remaining width; longer text is cut off, and its tooltip has the whole text. */
  grows?: boolean
  /** Hidden until the user selects it (chosen-columns.ts). */
  optional?: boolean
  /** The header is visually hidden, e.g. above a column of icons. */
  headerHidden?: boolean
}

/** Defines columns at module level: `const columns = dataColumns<Employee>([…])`. */
export const dataColumns = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] => columns

export const isSortable = <Row>(column: DataColumn<Row>): boolean =>
  column.value !== undefined && column.sortable !== false

export const mainColumnOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find((column) => column.isMain) ?? columns[0]

/** The column shown next to the heading of a narrow row: the one marked `beside`, otherwise the row's last sum. */
export const leadColumnOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ narrow }) => narrow === 'beside') ?? columns.findLast(({ kind }) => kind === 'money')
