import { useMemo } from 'react'
import { useSavedChoice } from '@/browser/use-saved-choice'
import type { DataColumn } from './data-column'

/**
 * The columns of a table with those of the optional ones that this browser has chosen. @returns the shown columns, the
 * chosen ids, and how to turn one on or off
 */
export function useChosenColumns<Row>(
  table: string,
  columns: readonly DataColumn<Row>[],
): { shown: readonly DataColumn<Row>[]; chosen: ReadonlySet<string>; toggle: (id: string) => void } {
  const optional = columns.filter((column) => column.optional).map(({ id }) => id)
  const [chosen, toggle] = useSavedChoice<string>(`table-columns-${table}`, optional, [])
  // The same list for the same choice: the table makes its rows anew for another one.
  const shown = useMemo(
    () => columns.filter(({ id, optional: isOptional }) => !isOptional || chosen.has(id)),
    [columns, chosen],
  )
  return { shown, chosen, toggle }
}
