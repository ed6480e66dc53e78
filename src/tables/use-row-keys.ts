import { useState } from 'react'

interface Drawn {
  ids: readonly string[]
  keys: readonly string[]
  data: unknown
  /** How many keys there have been. */
  made: number
}

const NOTHING: Drawn = { ids: [], keys: [], data: undefined, made: 0 }

/**
 * React's keys of the rows of a page. A row keeps its elements as long as it is there. Where the same data is ordered,
 * searched or paged otherwise, the rows that come take over the elements of those that go, which costs a third of new
 * ones; the focus is then in what was pressed, not in a row. Where the data changes by itself they get elements of their
 * own: a focus in a row that has gone must not be in another one's.
 * @param ids of the rows of the page, in order
 * @param data all rows, the same object as long as nothing of them changes
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
