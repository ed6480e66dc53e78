import { useMemo, useState } from 'react'
import { keptValue, useKeptValue } from '@/browser/kept-value'
import { type DataColumn, mainColumnOf } from './data-column'

/** A column that is not as it comes: an optional one that is shown, or with `-` in front another one that is not. */
const markOf = <Row>({ id, optional }: DataColumn<Row>): string => (optional ? id : `-${id}`)

/** The columns that can be chosen: not what names the row, and not its buttons. */
export const choosableColumns = <Row>(columns: readonly DataColumn<Row>[]): readonly DataColumn<Row>[] =>
  columns.filter((column) => column !== mainColumnOf(columns) && !column.headerHidden)

/** Which of the columns are chosen otherwise than they come, as an address and a browser have it. */
const readMarks = (text: string): ReadonlySet<string> => new Set(text.split(',').filter(Boolean))

const NONE: ReadonlySet<string> = new Set()

/** What this browser keeps: whole, not only what is there now, as a month without a benefit has no column of it. */
const keptMarks = (table: string) =>
  keptValue<ReadonlySet<string>>(
    `table-columns-${table}`,
    (saved) => (Array.isArray(saved) ? new Set(saved.filter((mark) => typeof mark === 'string')) : NONE),
    (marks) => [...marks],
  )

export interface ChosenColumns<Row> {
  shown: readonly DataColumn<Row>[]
  /** What an address needs to show the same ones, wherever it is opened. */
  marks: string
  /** @returns the marks with a column turned on or off, which this browser keeps from now on */
  toggle: (column: DataColumn<Row>) => string
}

/**
 * The columns of a table that are shown: those that the address asks for, else those that this browser keeps.
 * @param table the name under which they are kept; undefined where nothing can be chosen
 * @param asked what the address says
 */
export function useChosenColumns<Row>(
  table: string | undefined,
  columns: readonly DataColumn<Row>[],
  asked: string | undefined,
): ChosenColumns<Row> {
  const [store] = useState(() => keptMarks(table ?? ''))
  const kept = useKeptValue(store)
  const chosen = useMemo(
    () => (asked === undefined || table === undefined ? kept : readMarks(asked)),
    [asked, table, kept],
  )
  // The same list for the same choice: the table makes its rows anew for another one.
  const shown = useMemo(() => {
    const choosable = new Set(choosableColumns(columns))
    return columns.filter((column) => {
      const isMarked = choosable.has(column) && chosen.has(markOf(column))
      return column.optional ? isMarked : !isMarked
    })
  }, [columns, chosen])
  const toggle = (column: DataColumn<Row>) => {
    const next = new Set(chosen)
    if (!next.delete(markOf(column))) next.add(markOf(column))
    store.set(next)
    return [...next].join(',')
  }
  return { shown, marks: [...chosen].join(','), toggle }
}
