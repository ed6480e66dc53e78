/** Selected row ids. Rows stay selected while they are on another page or filtered out by the search. */
export type Selection = ReadonlySet<string>

export type AllState = 'none' | 'some' | 'all'

export function allState(selected: Selection, selectable: readonly string[]): AllState {
  const count = selectable.reduce((sum, id) => sum + (selected.has(id) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === selectable.length ? 'all' : 'some'
}

export function toggleAll(selected: Selection, selectable: readonly string[]): Selection {
  const next = new Set(selected)
  const isAll = allState(selected, selectable) === 'all'
  for (const id of selectable) {
    if (isAll) next.delete(id)
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
