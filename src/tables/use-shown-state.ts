import { useState } from 'react'
import type { TableState } from './table-state'

/**
 * The state of a table that an address keeps, one step ahead of it: what a press asks for shows at once, the address
 * follows a moment later and then rules again, also when it goes back.
 */
export function useShownState(
  kept: TableState,
  keep: (state: TableState) => void,
): [TableState, (state: TableState) => void] {
  const key = JSON.stringify([kept.sort, kept.page, kept.search, kept.columns])
  const [seen, setSeen] = useState(key)
  const [ahead, setAhead] = useState<TableState>()
  if (key !== seen) {
    setSeen(key)
    setAhead(undefined)
  }
  const change = (next: TableState) => {
    setAhead(next)
    keep(next)
  }
  return [ahead ?? kept, change]
}
