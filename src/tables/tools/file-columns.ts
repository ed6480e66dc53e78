import { MISSING } from '@/values/collections/look-up'
import { dateInHelsinki, formatDate, formatInstant, type PlainDate, plainDate } from '@/values/dates/plain-date'
import { formatDecimalInput } from '@/values/numbers/count'
import { cents, formatEuroInput } from '@/values/numbers/money'
import type { DataColumn, FileKind, FileValue } from '../data-column'

export interface FileColumn<Row> {
  header: string
  kind: FileKind
  read: (row: Row) => FileValue
}

/** In the current language. @throws when a column defines no file value */
export const fileColumns = <Row>(columns: readonly DataColumn<Row>[]): readonly FileColumn<Row>[] =>
  columns.flatMap((column) => {
    if (column.file === false) return []
    const read = column.file ?? column.value
    if (!read) throw new Error(`the column ${column.id} defines no value for files`)
    return [{ header: column.header(), kind: column.fileKind ?? column.kind ?? 'text', read }]
  })

/** The calendar day of a `date` value, which is a plain date or an instant (Helsinki time). */
export const dayOf = (value: string): PlainDate => (value.length > 10 ? dateInHelsinki(value) : plainDate(value))

/** Files use an empty cell for a missing value. */
const orEmpty = (text: string): string => (text === MISSING ? '' : text)

/** As in the API's CSV files: euros with a decimal comma, days as 01.02.2026, moments as 01.02.2026 14.05. */
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
