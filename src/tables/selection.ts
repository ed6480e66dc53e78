/** Selected rows by id. The ids stay selected while their rows are on another page or left out by the search. */
export type Selection = ReadonlySet<string>

export type AllState = 'none' | 'some' | 'all'

/** What the header's checkbox shows: about every selectable row on every page. */
export function allState(selected: Selection, selectable: readonly string[]): AllState {
  const count = selectable.reduce((sum, id) => sum + (selected.has(id) ? 1 : 0), 0)
  if (count === 0) return 'none'
  return count === selectable.length ? 'all' : 'some'
}

/** Adds all selectable rows, or takes them out when all of them were in. */
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
