import { expect, it } from 'vitest'
import { pageButtons } from './pagination'

it('shows first, last and the neighbours of the current page', () => {
  expect(pageButtons(10, 25)).toEqual([1, null, 9, 10, 11, null, 25])
  expect(pageButtons(1, 25)).toEqual([1, 2, null, 25])
  expect(pageButtons(25, 25)).toEqual([1, null, 24, 25])
})

it('shows the page in place of a gap of one page, and short lists completely', () => {
  expect(pageButtons(4, 25)).toEqual([1, 2, 3, 4, 5, null, 25])
  expect(pageButtons(2, 3)).toEqual([1, 2, 3])
  expect(pageButtons(1, 1)).toEqual([1])
})
