import { expect, test } from 'vitest'
import { groupBy } from './group-by'

test('keys come in the order of their first items, and items keep their order', () => {
  const groups = groupBy(['b1', 'a1', 'b2', 'a2', 'c1'], ([key]) => key)
  expect([...groups]).toEqual([
    ['b', ['b1', 'b2']],
    ['a', ['a1', 'a2']],
    ['c', ['c1']],
  ])
  expect(groupBy([], String).size).toBe(0)
})
