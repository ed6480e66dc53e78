import { useMemo, useState } from 'react'
import { persistedValue, usePersistedValue } from '@/browser/persisted-value'
import { type DataColumn, mainColumnOf } from './data-column'
import { toggleOne } from './selection'

/** Its id if the column is shown against the default, `-` and its id if it is hidden. */
const markOf = <Row>({ id, optional }: DataColumn<Row>): string => (optional ? id : `-${id}`)

/** Columns that the user can hide or show. The main column and the button columns always stay. */
export const choosableColumns = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.filter((column) => column !== mainColumnOf(columns) && !column.headerHidden)

const readMarks = (text: string): ReadonlySet<string> => new Set(text.split(',').filter(Boolean))

const NONE: ReadonlySet<string> = new Set()

/** The stored marks, including columns that are absent now: a month without a benefit has no column for it. */
const storedMarks = (table: string) =>
  persistedValue<ReadonlySet<string>>(
    `table-columns-${table}`,
    (saved) => (Array.isArray(saved) ? new Set(saved.filter((mark) => typeof mark === 'string')) : NONE),
    (marks) => [...marks],
  )

export type ChosenColumns<Row> = ReturnType<typeof useChosenColumns<Row>>

/** The visible columns: those named in the URL, otherwise those stored in this browser under `table`. */
export function useChosenColumns<Row>(
  table: string | undefined,
  columns: readonly DataColumn<Row>[],
  marksInUrl: string | undefined,
) {
  const [store] = useState(() => storedMarks(table ?? ''))
  const kept = usePersistedValue(store)
  const chosen = useMemo(
    () => (marksInUrl === undefined || table === undefined ? kept : readMarks(marksInUrl)),
    [marksInUrl, table, kept],
  )
  // Memoised by the choice: the table rebuilds its rows when this array changes.
  const shown = useMemo(() => {
    const choosable = new Set(choosableColumns(columns))
    return columns.filter((column) => {
      const isMarked = choosable.has(column) && chosen.has(markOf(column))
      return column.optional ? isMarked : !isMarked
    })
  }, [columns, chosen])
  /** @returns the marks with one column toggled; also stored in this browser */
  const toggle = (column: DataColumn<Row>) => {
    const next = toggleOne(chosen, markOf(column))
    store.set(next)
    return [...next].join(',')
  }
  // `marks` is the `columns` search param that shows the same columns in another browser.
  return { shown, marks: [...chosen].join(','), toggle }
}
