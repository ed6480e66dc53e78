import type { RowSelectionState } from '@tanstack/react-table'

/**
 * Selected rows, as the table library keeps them: true under the id of each. The ids stay selected while their rows are
 * on another page or left out by the search.
 */
export type Selection = Readonly<RowSelectionState>

export const selectionOf = (ids: Iterable<string>): Selection => Object.fromEntries(Array.from(ids, (id) => [id, true]))
