import { expect, test } from 'vitest'
import { transactionsParams } from './queries'

test.each([
  { page: undefined, sort: undefined, params: { page: 1, sortingBy: 'date', descending: true } },
  { page: 3, sort: 'date', params: { page: 3, sortingBy: 'date', descending: false } },
  { page: 2, sort: '-amount', params: { page: 2, sortingBy: 'amount', descending: true } },
  { page: 1, sort: 'description', params: { page: 1, sortingBy: 'description', descending: false } },
  { page: 1, sort: 'sauna', params: { page: 1, sortingBy: 'date', descending: true } },
])('page $page sorted by $sort asks for $params [REP-02]', ({ page, sort, params }) => {
  expect(transactionsParams(page, sort)).toEqual(params)
})
