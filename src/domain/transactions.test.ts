import type { Transaction, TransactionPage } from '@generated/api/model'
import { expect, test } from 'vitest'
import { allPages } from '@/api/calls/all-pages'
import { addDays, plainDate } from '@/values/dates/plain-date'
import { readTransactions } from './transactions'

const NEWEST = plainDate('2026-11-22')
const PAGE = 10
const row = (daysAgo: number): Transaction => ({
  id: `t-${daysAgo}`,
  date: `${addDays(NEWEST, -daysAgo)}T10:00:00Z`,
  title: 'x',
  description: '',
  isDeposit: false,
  transactionType: 'TopUp',
  balanceChange: -1,
})
const daily = Array.from({ length: 200 }, (_, daysAgo) => row(daysAgo))

/** Pages of rows in descending order; `asked` are the pages that were read. */
function pagesOf(rows: readonly Transaction[]) {
  const asked: number[] = []
  const readPage = async (page: number): Promise<TransactionPage> => {
    asked.push(page)
    return { transactions: rows.slice((page - 1) * PAGE, page * PAGE), totalPages: Math.ceil(rows.length / PAGE) }
  }
  return { readPage, asked }
}
const period = (from: number, to: number) => ({ startDate: addDays(NEWEST, -from), endDate: addDays(NEWEST, -to) })
const ids = (from: number, to: number) => daily.slice(to, from + 1).map(({ id }) => id)

test.each([
  [0, 0],
  [9, 0],
  [10, 0],
  [19, 10],
  [25, 9],
  [45, 30],
  [150, 61],
  [199, 199],
  [199, 0],
])('reads all of the days from %i to %i ago, both ends included, and each page once [MON-02]', async (from, to) => {
  const { readPage, asked } = pagesOf(daily)
  const { transactions, hasEarlier, isCut } = await readTransactions(readPage, period(from, to))
  expect(transactions.map(({ id }) => id)).toEqual(ids(from, to))
  expect([hasEarlier, isCut]).toEqual([from < 199, false])
  expect(new Set(asked).size).toBe(asked.length)
  // The pages of the period, the steps of the binary search, and pages read in parallel with the last ones.
  expect(asked.length).toBeLessThanOrEqual(Math.ceil((from - to + 1) / PAGE) + 1 + 6 + 3)
})

const transactionsOf = async (...asked: Parameters<typeof readTransactions>) =>
  (await readTransactions(...asked)).transactions

test('of a day with many rows reads every page, at most four at a time [MON-02]', async () => {
  const rows = daily.flatMap((one, at) =>
    Array.from({ length: at === 100 ? 400 : 1 }, (_, copy) => ({ ...one, id: `${one.id} ${copy}` })),
  )
  const { readPage } = pagesOf(rows)
  let [running, most] = [0, 0]
  const found = await transactionsOf(
    async (page) => {
      running += 1
      most = Math.max(most, running)
      const reply = await readPage(page)
      running -= 1
      return reply
    },
    period(100, 100),
  )
  expect(found.map(({ id }) => id)).toEqual(rows.filter(({ id }) => id.startsWith('t-100 ')).map(({ id }) => id))
  expect(most).toBe(4)
})

test('finds nothing before all transactions, after them, or in an account without any [MON-02]', async () => {
  expect(await transactionsOf(pagesOf(daily).readPage, period(300, 250))).toEqual([])
  expect(await transactionsOf(pagesOf(daily).readPage, period(-1, -20))).toEqual([])
  const none = await readTransactions(async () => ({ transactions: [], totalPages: 0 }), period(9, 0))
  expect(none).toEqual({ transactions: [], hasEarlier: false, isCut: false })
})

test('a row that a new one pushed to the next page is counted once [MON-02]', async () => {
  const again = [...daily.slice(0, PAGE), ...daily.slice(PAGE - 1, 30)]
  const found = await transactionsOf(pagesOf(again).readPage, period(29, 0))
  expect(found.map(({ id }) => id)).toEqual(ids(29, 0))
})

test('reads at most the given number of pages, from the newest row of the period [CHA-03]', async () => {
  const { readPage, asked } = pagesOf(daily)
  const cut = await readTransactions(readPage, period(199, 0), 2)
  expect([cut.transactions.length, cut.hasEarlier, cut.isCut, asked]).toEqual([20, false, true, [1, 2]])
  const enough = await readTransactions(pagesOf(daily).readPage, period(15, 0), 2)
  expect([enough.transactions.length, enough.hasEarlier, enough.isCut]).toEqual([16, true, false])
  const last = await readTransactions(pagesOf(daily.slice(0, 20)).readPage, period(40, 0), 2)
  expect([last.transactions.length, last.hasEarlier, last.isCut]).toEqual([20, false, false])
})

test('stops reading at a page that is empty by now [MON-02]', async () => {
  const readPage = async (page: number) => ({ transactions: page === 1 ? daily.slice(0, 5) : [], totalPages: 9 })
  const { transactions, ...rest } = await readTransactions(readPage, period(60, 0))
  const knownFrom = addDays(NEWEST, -4)
  expect([transactions.length, rest]).toEqual([5, { knownFrom, hasEarlier: false, isCut: false }])
  // Nothing is known of an empty page in the middle, so the search goes to the newer half.
  expect(await transactionsOf(readPage, period(60, 1))).toHaveLength(4)
})

test('fails if the reply does not say how many pages there are [CTR-07]', async () => {
  const reply = { transactions: [row(0)] } as unknown as TransactionPage
  await expect(readTransactions(async () => reply, period(9, 0))).rejects.toThrow(/how many pages/)
})

test('a row that was booked while pages are read is not read twice, in a file either [REP-02] [EXP-01]', async () => {
  const before = pagesOf(daily.slice(1, 30))
  const after = pagesOf(daily.slice(0, 30))
  const readPage = (page: number) => (page === 1 ? before : after).readPage(page)
  const all = await allPages(async (page) => {
    const { transactions, totalPages } = await readPage(page)
    return { rows: transactions, totalPages }
  })
  expect(all).toEqual(daily.slice(1, 30))
  expect((await readTransactions(readPage, period(29, 0))).transactions).toEqual(daily.slice(1, 30))
})

/** Pages of an API that does not say how many there are. */
const uncounted = (pages: readonly Transaction[][]) => async (page: number) =>
  ({ rows: pages[page - 1] ?? [] }) as unknown as { rows: Transaction[]; totalPages: number }

test('a file of an API without page count has the rows of all pages up to an empty one [EXP-01] [CTR-07]', async () => {
  const readPage = uncounted([[row(0), row(1)], [row(2)]])
  expect(await allPages(readPage)).toEqual([row(0), row(1), row(2)])
  expect(await allPages(readPage, 1)).toEqual([row(0), row(1)])
})

test('a file fails if nothing says where the list ends, or if there are too many pages [EXP-01] [CTR-07]', async () => {
  await expect(allPages(uncounted([[row(0)], [row(0)]]))).rejects.toThrow(/how many pages/)
  await expect(allPages(uncounted(Array.from({ length: 101 }, (_, at) => [row(at)])))).rejects.toThrow(/too many/)
  await expect(allPages(async () => ({ rows: [row(0)], totalPages: 101 }))).rejects.toThrow(/too many/)
})
