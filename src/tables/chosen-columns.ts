import { useMemo, useState } from 'react'
import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'
import type { DataColumn } from './data-column'

const keyOf = (table: string) => `table-columns-${table}`

/**
 * The columns of a table with those of the optional ones that this browser has chosen. @returns the shown columns, the
 * chosen ids, and how to turn one on or off
 */
export function useChosenColumns<Row>(
  table: string,
  columns: readonly DataColumn<Row>[],
): { shown: readonly DataColumn<Row>[]; chosen: ReadonlySet<string>; toggle: (id: string) => void } {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(() => {
    const saved: unknown = readStoredValue('local', keyOf(table))
    const names: readonly unknown[] = Array.isArray(saved) ? saved : []
    return new Set(columns.filter(({ id, optional }) => optional && names.includes(id)).map(({ id }) => id))
  })
  const toggle = (id: string) => {
    const next = new Set(chosen)
    if (!next.delete(id)) next.add(id)
    setChosen(next)
    writeStoredValue('local', keyOf(table), [...next])
  }
  // The same list for the same choice: the table makes its rows anew for another one.
  const shown = useMemo(() => columns.filter(({ id, optional }) => !optional || chosen.has(id)), [columns, chosen])
  return { shown, chosen, toggle }
}
