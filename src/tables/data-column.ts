import type { ReactNode } from 'react'

/**
 * `beside`: beside the row's heading, as the last sum of the row does where no column says so. `plain`: without its label,
 * as the value says what it is. `fill`: the same, cut to the room that the others leave. `end`: at the end of the first
 * line, as a row's menu. `none`: left out, as another cell says it too or the row leads to it.
 */
export type NarrowPlace = 'beside' | 'plain' | 'fill' | 'end' | 'none'

/** What sorts, and what a saved file holds of a row; absent leaves its cell empty. */
export type FileValue = string | number | null | undefined

/** How a file writes a value: cents as euros, yyyy-MM-dd and instants as the day, instants as day and time. */
export type FileKind = 'text' | 'money' | 'number' | 'date' | 'moment'

export interface DataColumn<Row> {
  id: string
  /** A function, so that the text follows the language. */
  header: () => string
  /** Never a bare number: `formatCount` groups its thousands. */
  cell: (row: Row) => Exclude<ReactNode, number | bigint>
  /** What the column sorts by: text by Finnish collation, numbers by size, yyyy-MM-dd by day. Absent values come last. */
  value?: (row: Row) => FileValue
  /** What a saved file gets where that is not `value`: never what is drawn, and false for buttons. */
  file?: false | ((row: Row) => FileValue)
  /** Columns with a value sort unless this says false. */
  sortable?: boolean
  /** The first press on the header sorts from the largest or latest. */
  descFirst?: boolean
  /** Text that the search box looks in. */
  searchText?: (row: Row) => string | null | undefined
  kind?: 'text' | 'money' | 'number' | 'date'
  /** The row's heading: holds its link or button and titles its card. One column; the first unless said otherwise. */
  isMain?: boolean
  /** Where it stands in a narrow row; in the second line after its label, unless this says otherwise. */
  narrow?: NarrowPlace
  /** Of the main column: stands under it, and begins the second line of a narrow row. */
  note?: (row: Row) => string | undefined
  /** How a saved file writes it, where it is not by `kind`. */
  fileKind?: FileKind
  /** Shown only when it is chosen (chosen-columns.ts). */
  optional?: boolean
  /** The header is only for screen readers, such as that of a column of icons. */
  headerHidden?: boolean
}

/** Defines columns at module level: `const columns = dataColumns<Employee>([…])`. */
export const dataColumns = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] => columns

export const isSortable = <Row>(column: DataColumn<Row>): boolean =>
  column.value !== undefined && column.sortable !== false

export const mainColumnOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find((column) => column.isMain) ?? columns[0]

/** What stands beside the row's heading where rows are narrow: the last sum of the row, unless a column says so. */
export const leadColumnOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ narrow }) => narrow === 'beside') ?? columns.findLast(({ kind }) => kind === 'money')
