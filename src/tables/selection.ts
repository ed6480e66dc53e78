/** Selected row ids. Rows stay selected while they are on another page or filtered out by the search. */
export type Selection = ReadonlySet<string>

/** Selects all of these rows, or none of them if all are selected. */
export function toggleAll(selected: Selection, selectable: readonly string[], areAll: boolean): Selection {
  const next = new Set(selected)
  for (const id of selectable) {
    if (areAll) next.delete(id)
    else next.add(id)
  }
  return next
}

export function toggleOne(selected: Selection, id: string): Selection {
  const next = new Set(selected)
  if (!next.delete(id)) next.add(id)
  return next
}

/** In the table's order, then those that the search hides, but not those that left the list or its filter. */
export function pickedRows<Row>(
  rows: readonly Row[],
  foundRows: readonly Row[],
  rowId: (row: Row) => string,
  selected: Selection,
): readonly Row[] {
  if (selected.size === 0) return []
  const isPicked = (row: Row) => selected.has(rowId(row))
  return [...new Set([...foundRows.filter(isPicked), ...rows.filter(isPicked)])]
}
