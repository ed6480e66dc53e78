import { useState } from 'react'
import type { TableState } from './table-state'

/**
 * Optimistic table state in front of the URL: a press shows at once, the URL follows a moment later. After that the URL
 * is the source of truth again, also on Back.
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
