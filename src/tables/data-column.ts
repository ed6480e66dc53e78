import type { ReactNode } from 'react'

export interface DataColumn<Row> {
  id: string
  /** A function, so that the text follows the language. */
  header: () => string
  /** Never a bare number: `formatCount` groups its thousands. */
  cell: (row: Row) => Exclude<ReactNode, number | bigint>
  /** What the column sorts by: text by Finnish collation, numbers by size, yyyy-MM-dd by day. Absent values come last. */
  value?: (row: Row) => string | number | null | undefined
  /** Columns with a value sort unless this says false. */
  sortable?: boolean
  /** The first press on the header sorts from the largest or latest. */
  descFirst?: boolean
  /** Text that the search box looks in. */
  searchText?: (row: Row) => string | null | undefined
  kind?: 'text' | 'money' | 'number' | 'date'
  /** The row's heading: holds its link or button and titles its card. One column; the first unless said otherwise. */
  isMain?: boolean
  /** Left out where rows are narrow: there the main cell says it too. */
  wideOnly?: boolean
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

/** The sum that stands beside the row's heading where rows are narrow: the last one of the row. */
export const leadColumnOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.findLast(({ kind }) => kind === 'money')
