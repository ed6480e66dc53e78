import { formatDecimalInput } from '@/values/count'
import { MISSING } from '@/values/missing'
import { cents, formatEuroInput } from '@/values/money'
import { dateInHelsinki, formatDate, formatInstant, type PlainDate, plainDate } from '@/values/plain-date'
import type { DataColumn, FileKind, FileValue } from '../data-column'

/** A column of a file: its heading, how its values are written, and the value of each row. */
export interface FileColumn<Row> {
  header: string
  kind: FileKind
  read: (row: Row) => FileValue
}

/** What a file gets of the columns that are shown, in their order and in the language of the moment. @throws when one does not say it */
export const fileColumns = <Row>(columns: readonly DataColumn<Row>[]): readonly FileColumn<Row>[] =>
  columns.flatMap((column) => {
    if (column.file === false) return []
    const read = column.file ?? column.value
    if (!read) throw new Error(`the column ${column.id} does not say what a file gets`)
    return [{ header: column.header(), kind: column.fileKind ?? column.kind ?? 'text', read }]
  })

/** The day of a value of the kind `date`: one of the calendar, or that of an instant in Helsinki. */
export const dayOf = (value: string): PlainDate => (value.length > 10 ? dateInHelsinki(value) : plainDate(value))

/** In a file what is missing is an empty cell. */
const orEmpty = (text: string): string => (text === MISSING ? '' : text)

/** A value as the portal's own CSV files have it: euros with a decimal comma, days as 01.02.2026, moments as 01.02.2026 14.05. */
export function csvText(kind: FileKind, value: FileValue): string {
  if (value === null || value === undefined || value === '') return ''
  switch (kind) {
    case 'money':
      return formatEuroInput(cents(Number(value)))
    case 'number':
      return formatDecimalInput(Number(value))
    case 'date':
      return orEmpty(formatDate(dayOf(String(value))))
    case 'moment':
      return orEmpty(formatInstant(String(value)))
    case 'text':
      return String(value)
  }
}
