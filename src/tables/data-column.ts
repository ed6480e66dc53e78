import type { ReactNode } from 'react'
import { MISSING } from '@/values/collections/look-up'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'

/**
 * `beside`: next to the row's heading; the default for the row's last sum. `plain`: without its label. `fill`: like
 * `plain`, truncated. `end`: at the end of the first line. `none`: another cell or the row's page shows it.
 */
export type NarrowPlace = 'beside' | 'plain' | 'fill' | 'end' | 'none'

export type FileValue = string | number | null | undefined

/** Format in exported files: cents as euros, yyyy-MM-dd and instants as the day, instants as day and time. */
export type FileKind = 'text' | 'money' | 'number' | 'date' | 'moment'

export interface DataColumn<Row> {
  id: string
  /** A function, so that the text follows a change of language. */
  header: () => string
  /** By default the value of the file, formatted by `kind`. Never a plain number: `formatCount` groups its thousands. */
  cell?: (row: Row) => Exclude<ReactNode, number | bigint>
  /** Sort key: text by Finnish collation, numbers by size, yyyy-MM-dd by day. Absent values sort last. */
  value?: (row: Row) => FileValue
  /** Value in exported files when it differs from `value`; false leaves the column out (buttons). */
  file?: false | ((row: Row) => FileValue)
  descFirst?: boolean
  searchText?: (row: Row) => string | null | undefined
  kind?: 'text' | 'money' | 'number' | 'date'
  /** The row's heading: holds the row's link or button and titles its card. One column; the first by default. */
  isMain?: boolean
  narrow?: NarrowPlace
  /** Only for the main column: shown after its text, and first in the second line of a narrow row. */
  note?: (row: Row) => string | undefined
  fileKind?: FileKind
  /** Takes the remaining width; longer text is cut off, and its tooltip has the whole text. */
  grows?: boolean
  /** Hidden until the user selects it (chosen-columns.ts). */
  optional?: boolean
  headerHidden?: boolean
}

/** Defines columns at module level: `const columns = dataColumns<Employee>([…])`. */
export const dataColumns = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] => columns

/**
 * What a cell shows: the result of `cell`. A column without `cell` shows what the file gets, formatted by `kind` (money is in
 * cents); a dash for an amount or number that the reply lacks (CTR-07).
 */
export function cellOf<Row>({ cell, value, file, kind }: DataColumn<Row>, row: Row): ReactNode {
  if (cell) return cell(row)
  const shown = (file || value)?.(row)
  if (shown === undefined && (kind === 'money' || kind === 'number')) return MISSING
  if (typeof shown === 'number') return kind === 'money' ? formatEuros(cents(shown)) : formatCount(shown)
  return kind === 'date' && shown ? formatDate(plainDate(shown)) : shown
}

export const isSortable = <Row>({ value }: DataColumn<Row>): boolean => value !== undefined

export const mainColumnOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find((column) => column.isMain) ?? columns[0]

/** The column shown next to the heading of a narrow row: the one marked `beside`, otherwise the row's last sum. */
export const leadColumnOf = <Row>(columns: readonly DataColumn<Row>[]): DataColumn<Row> | undefined =>
  columns.find(({ narrow }) => narrow === 'beside') ?? columns.findLast(({ kind }) => kind === 'money')
