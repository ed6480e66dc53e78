import { expect, test } from 'vitest'
import { HistorySearch, historyParams } from './history-search'

test('the first five orders come, the newest first [VOU-02]', () => {
  expect(historyParams({})).toEqual({ page: 1, rows: 5, sortBy: 'Date', descending: true })
})

test.each([
  ['date', 'Date', false],
  ['-total', 'Amount', true],
  ['product', 'VoucherType', false],
  ['-nothing', 'Date', true],
  ['toString', 'Date', true],
] as const)('sorted by %s the server sorts by %s [VOU-02]', (sort, sortBy, descending) => {
  expect(historyParams({ sort, page: 3, rows: 15 })).toEqual({ page: 3, rows: 15, sortBy, descending })
})

test.each([
  [
    { rows: 10, page: 2 },
    { rows: 10, page: 2 },
  ],
  [{ rows: 7, page: 0 }, {}],
  [{ rows: '5' }, {}],
])('an address that says %o is read as %o [VOU-02]', (typed, read) => {
  expect(JSON.parse(JSON.stringify(HistorySearch.parse(typed)))).toEqual(read)
})
