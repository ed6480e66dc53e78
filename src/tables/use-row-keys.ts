import { useState } from 'react'

interface Drawn {
  ids: readonly string[]
  keys: readonly string[]
  data: unknown
  /** Number of keys created so far. */
  made: number
}

const NOTHING: Drawn = { ids: [], keys: [], data: undefined, made: 0 }

/**
 * React keys for the rows of a page. A row keeps its elements while it is visible. When the same data is sorted,
 * searched or paged, new rows reuse the elements of removed rows, at a third of the cost of creating them; the focus
 * is then outside of the rows. When the data itself changes, new rows get new elements, so that the focus of a removed
 * row does not move to another row.
 * @param ids of the rows of the page, in order
 * @param data all rows, the same object while they are unchanged
 */
export function useRowKeys(ids: readonly string[], data: unknown): readonly string[] {
  const [drawn, setDrawn] = useState(NOTHING)
  if (data === drawn.data && ids.length === drawn.ids.length && ids.every((id, index) => id === drawn.ids[index])) {
    return drawn.keys
  }
  const next = follow(drawn, ids, data)
  setDrawn(next)
  return next.keys
}

function follow(before: Drawn, ids: readonly string[], data: unknown): Drawn {
  const known = new Map(before.ids.map((id, index) => [id, before.keys[index]]))
  const here = new Set(ids)
  const free = data === before.data ? before.keys.filter((_, index) => !here.has(before.ids[index] ?? '')) : []
  let { made } = before
  const keys = ids.map((id) => known.get(id) ?? free.shift() ?? String((made += 1)))
  return { ids, keys, data, made }
}
