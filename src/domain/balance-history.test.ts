import type { BalanceCorrectionPage, CompanyAccounts, Transaction, TransactionPage } from '@generated/api/model'
import { hashKey, QueryClient } from '@tanstack/react-query'
import fc from 'fast-check'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { answerBy, answerCalls } from '../../tests/support/answered-calls.ts'
import { startApi } from '../../tests/support/mock-client.ts'
import { balanceHistory } from './balance-history'
import { accountYearQuery } from './transactions'

const TODAY = plainDate('2026-11-22')
const START = plainDate('2025-12-01')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const row = (day: string, balanceChange: number, rest: Partial<Transaction> = {}): Transaction => ({
  id: `${day} ${balanceChange}`,
  date: `${day}T10:00:00Z`,
  title: 'x',
  description: '',
  isDeposit: false,
  transactionType: 'TopUp',
  balanceChange,
  ...rest,
})

function answer(page: (number: number) => TransactionPage, balances: number[]) {
  vi.useFakeTimers({ toFake: ['Date'], now: Date.parse('2026-11-22T09:00:00Z') })
  let read = 0
  answerCalls(async (request) => {
    const url = new URL(request.url)
    if (url.pathname.endsWith('/transactions')) {
      // The search for the period relies on this order.
      expect(url.search).toContain('sortingBy=date&descending=true')
      return Response.json(page(Number(url.searchParams.get('page'))))
    }
    const availableBalance = balances[Math.min(read, balances.length - 1)] ?? 0
    read += 1
    const accounts: CompanyAccounts = {
      accounts: [{ parentAccountId: 'a', companyAccountId: 'a', availableBalance }],
      unfulfilledRequestSum: 0,
    }
    return Response.json(accounts)
  })
  return () => new QueryClient().fetchQuery({ ...accountYearQuery(), retry: false })
}
const pageOf = (rows: Transaction[]) => (number: number) => ({
  transactions: rows.slice((number - 1) * 20, number * 20),
  totalPages: Math.ceil(rows.length / 20),
})

test('the year of the account is cached for its day [CHA-03]', () => {
  const keyOn = (day: string) => {
    vi.setSystemTime(new Date(`${day}T09:00:00Z`))
    return hashKey(accountYearQuery().queryKey)
  }
  expect(keyOn('2026-11-22')).not.toBe(keyOn('2026-11-23'))
})

test('a past balance is today’s minus the changes since then [CHA-03]', () => {
  const history = balanceHistory(
    {
      balance: cents(900),
      knownFrom: START,
      isCut: false,
      hasEarlier: true,
      transactions: [
        row('2026-11-02', -500),
        row('2026-11-02', -10, { transactionType: 'ServiceFee' }),
        row('2026-11-02', 1000, { isDeposit: true, transactionType: 'Deposit' }),
        row('2026-10-05', 40, { transactionType: 'Refund' }),
        row('2026-10-01', -300, { transactionType: 'RequestedLoad' }),
        row('2026-10-03', -30, { transactionType: 'BalanceCorrection' }),
      ],
    },
    TODAY,
  )
  expect(history).toMatchObject({
    from: START,
    opening: 700,
    lowest: { day: '2026-10-03', balance: 370 },
    days: [
      { day: '2026-10-01', loads: -300, balance: 400 },
      { day: '2026-10-03', others: -30, balance: 370 },
      { day: '2026-10-05', others: 40, balance: 410 },
      { day: '2026-11-02', deposits: 1000, loads: -500, fees: -10, others: 0, balance: 900 },
    ],
  })
  expect(history?.months.map(({ month, balance }) => `${month} ${balance}`)).toEqual([
    ...[
      '2025-12',
      '2026-01',
      '2026-02',
      '2026-03',
      '2026-04',
      '2026-05',
      '2026-06',
      '2026-07',
      '2026-08',
      '2026-09',
    ].map((month) => `${month} 700`),
    '2026-10 410',
    '2026-11 900',
  ])
})

test('there is no history without a transaction or before the first known day [CHA-03]', () => {
  expect(
    balanceHistory(
      { balance: cents(5), transactions: [], knownFrom: undefined, isCut: false, hasEarlier: false },
      TODAY,
    ),
  ).toBeUndefined()
  const cut = balanceHistory(
    {
      balance: cents(5),
      knownFrom: plainDate('2026-10-02'),
      isCut: true,
      hasEarlier: false,
      // Another part of this day was not read.
      transactions: [row('2026-10-01', 100), row('2026-10-02', 2)],
    },
    TODAY,
  )
  expect(cut).toMatchObject({ from: '2026-10-02', opening: 3, lowest: { day: '2026-10-02', balance: 5 } })
  // Of equal balances the first day is the lowest, and the opening counts for the first known day.
  const flat = balanceHistory(
    {
      balance: cents(5),
      knownFrom: START,
      isCut: false,
      hasEarlier: true,
      transactions: [row('2026-10-01', 100), row('2026-10-02', -100), row('2026-10-03', 0)],
    },
    TODAY,
  )
  expect(flat?.lowest).toEqual({ day: START, balance: 5 })
  expect(cut?.months.map(({ month }) => month)).toEqual(['2026-10', '2026-11'])
})

test('each month starts with the last balance of the previous one and adds up by kind [CHA-03]', () => {
  const kind = fc.constantFrom('TopUp', 'RequestedLoad', 'ServiceFee', 'BalanceCorrection', 'Deposit', 'New')
  const any = fc.record({ ago: fc.integer({ min: 0, max: 350 }), amount: fc.integer({ min: -9999, max: 9999 }), kind })
  fc.assert(
    fc.property(fc.array(any), fc.integer({ min: -9999, max: 9999 }), (all, balance) => {
      const transactions = all.map(({ ago, amount, kind: transactionType }) =>
        row(addDays(TODAY, -ago), amount, { transactionType, isDeposit: transactionType === 'Deposit' }),
      )
      const history = balanceHistory(
        { balance: cents(balance), knownFrom: START, isCut: false, hasEarlier: true, transactions },
        TODAY,
      )
      let left = history?.opening ?? Number.NaN
      for (const { deposits, loads, fees, others, balance: end } of history?.months ?? []) {
        left += deposits + loads + fees + others
        expect(end).toBe(left)
      }
      expect(left).toBe(balance)
      expect(history?.days.every((day) => (history.lowest.balance ?? 0) <= day.balance)).toBe(true)
    }),
  )
})

test('the history begins with the months of the chart, or with the first transaction [CHA-03]', async () => {
  const rows = [row('2026-11-02', 7), row('2025-12-05', 3)]
  expect(await answer(pageOf(rows), [10])()).toMatchObject({ balance: 10, knownFrom: '2025-12-05', isCut: false })
  expect(await answer(pageOf([...rows, row('2025-11-30', 1)]), [10])()).toMatchObject({ knownFrom: START })
  expect(await answer(pageOf([]), [10])()).toMatchObject({ knownFrom: undefined, transactions: [] })
  // More transactions than are read: the oldest day may be incomplete, so it is left out.
  const many = Array.from({ length: 2000 }, (_, at) => row(addDays(TODAY, -Math.floor(at / 10)), -1)).map(
    (one, at) => ({ ...one, id: String(at) }),
  )
  expect(await answer(pageOf(many), [10])()).toMatchObject({ isCut: true, knownFrom: addDays(TODAY, -98) })
})

test('reads balance and transactions again when the balance changes meanwhile, and fails after three attempts [CHA-03]', async () => {
  expect(await answer(pageOf([]), [10, 12, 12])()).toMatchObject({ balance: 12 })
  await expect(answer(pageOf([]), [1, 2, 3, 4, 5, 6])()).rejects.toThrow(/balance changed/)
})

test.each([
  ['aino.virtanen', 'c-1'],
  ['helena.lindqvist', 'c-2'],
  ['vaino.koskela', 'c-7'],
])(
  'the balance of %s is what the ledger of the fake API had on each day, to the cent [CHA-03]',
  async (username, companyId) => {
    const api = startApi({ at: '2026-11-22T09:00:00Z' })
    const client = await api.logIn(username)
    answerBy(client)
    const history = balanceHistory(await new QueryClient().fetchQuery(accountYearQuery()), TODAY)
    const ledger = await api.inDb((db) => ({
      rows: db.transactions.all(companyId).map(({ at, balanceChange }) => ({ at, balanceChange })),
      corrections: db.balanceCorrections.all(companyId).length,
    }))
    const until = (day: string) =>
      ledger.rows
        .filter(({ at }) => new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(at) <= day)
        .reduce((all, { balanceChange }) => all + balanceChange, 0)
    expect(history?.days.length).toBeGreaterThan(0)
    for (const { day, balance } of history?.days ?? []) expect({ day, balance }).toEqual({ day, balance: until(day) })
    expect(history?.opening).toBe(until(addDays(history?.from ?? START, -1)))
    // The API reports the balance after each correction. It is comparable if no transaction of that day came later.
    const { transactions } = (await client.get('/api/company-accounts/balance-corrections?Page=1&RowsPerPage=100'))
      .body as BalanceCorrectionPage
    expect(transactions).toHaveLength(ledger.corrections)
    for (const { transactionDateTime, balanceAfterCorrection } of transactions) {
      expect(history?.days.find(({ day }) => transactionDateTime.startsWith(day))?.balance).toBe(balanceAfterCorrection)
    }
  },
)
