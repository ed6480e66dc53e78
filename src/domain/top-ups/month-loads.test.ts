import type { TopUpItemStatus, TopUpLoad, Transaction, TransactionPage } from '@generated/api/model'
import { hashKey, QueryClient } from '@tanstack/react-query'
import { afterEach, expect, test, vi } from 'vitest'
import { addDays, plainDate } from '@/values/dates/plain-date'
import { cents } from '@/values/numbers/money'
import { answerBy, answerCalls } from '../../../tests/support/answered-calls.ts'
import { load, loadItem } from '../../../tests/support/loads'
import { startApi } from '../../../tests/support/mock-client.ts'
import { monthOf } from '../months'
import { chartMonths, readTransactions } from '../transactions'
import { dayOf } from './load-day'
import { mayBePartlyLoaded, toMonthLoad } from './loaded-part'
import {
  type LoadsSource,
  lastYearLoadsQuery,
  monthLoadedQuery,
  monthLoads,
  totalOf,
  yearLoadsQuery,
} from './month-loads'

const AT = '2026-11-22T09:00:00Z'
const TODAY = plainDate('2026-11-22')

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

type Api = ReturnType<typeof startApi>

/** The months of the chart, read by the portal's query. */
async function chart(api: Api, username: string) {
  answerBy(await api.logIn(username))
  return new QueryClient().fetchQuery(yearLoadsQuery())
}

/**
 * The same amounts from the fake API's ledger: each charge by its load, less failed parts, plus loads paid by invoice.
 */
function fromLedger(api: Api, companyId: string) {
  return api.inDb((db) => {
    const sums: Record<string, Record<string, number>> = Object.fromEntries(
      chartMonths(TODAY).map((month) => [month, {}]),
    )
    const add = (at: number, benefit: string, amount: number) => {
      const month = new Intl.DateTimeFormat('sv-SE', { timeZone: 'Europe/Helsinki' }).format(at).slice(0, 7)
      const own = sums[month]
      if (own && amount !== 0) own[benefit] = (own[benefit] ?? 0) + amount
    }
    const failedOf = (topUpId: string | undefined) =>
      (topUpId === undefined ? undefined : db.topUps.get(companyId, topUpId))?.items.reduce(
        (all, { failed, amount }) => all + (failed ? amount : 0),
        0,
      ) ?? 0
    for (const { at, topUpId, transactionType, balanceChange } of db.transactions.all(companyId)) {
      const benefit = topUpId === undefined ? 'lunch' : db.topUps.get(companyId, topUpId)?.benefitType
      if (transactionType === 'load') add(at, benefit ?? '', -balanceChange - failedOf(topUpId))
    }
    for (const { id, benefitType, paymentMethod, paidAt, scheduledOn, createdAt, items } of db.topUps.all(companyId)) {
      if (paymentMethod !== 'einvoice' || paidAt === undefined || scheduledOn !== undefined) continue
      add(createdAt, benefitType, items.reduce((all, { amount }) => all + amount, 0) - failedOf(id))
    }
    return sums
  })
}

test.each([
  ['aino.virtanen', 'c-1'],
  ['helena.lindqvist', 'c-2'],
  ['kerttu.makela', 'c-6'],
])('twelve months of %s equal the ledger for each benefit, to the cent [CHA-02]', async (username, companyId) => {
  const api = startApi({ at: AT })
  const { months, benefits } = await chart(api, username)
  const own = await fromLedger(api, companyId)
  expect(Object.fromEntries(months.map(({ month, sums }) => [month, sums]))).toEqual(own)
  expect(months.map(({ month }) => month)).toEqual(chartMonths(TODAY))
  const totals = Object.values(own).map((sums) => Object.values(sums).reduce((all, sum) => all + sum, 0))
  expect(months.map(({ total }) => total)).toEqual(totals)
  expect(totalOf(months)).toBe(totals.reduce((all, sum) => all + sum, 0))
  expect(totalOf(months)).toBeGreaterThan(0)
  expect(benefits.length).toBeGreaterThan(0)
  expect(months.map(({ isRunning }) => isRunning)).toEqual(months.map((_, at) => at === months.length - 1))
})

test('the total of the current month is read without the rest of the year [HOM-03] [CHA-02]', async () => {
  const api = startApi({ at: AT })
  const client = await api.logIn('aino.virtanen')
  answerBy(client)
  const queryClient = new QueryClient()
  const { months } = await queryClient.fetchQuery(yearLoadsQuery())
  const reads = [vi.spyOn(client, 'get'), vi.spyOn(client, 'post')]
  expect(await queryClient.fetchQuery(monthLoadedQuery())).toBe(months.at(-1)?.total)
  const asked = reads.flatMap(({ mock }) => mock.calls.map(([path]) => path))
  expect(asked).toContain('/api/company-accounts/transactions?page=1&sortingBy=date&descending=true')
  const { topUpLoads } = (await client.get('/api/top-up-load/summary')).body as { topUpLoads: TopUpLoad[] }
  const parts = topUpLoads.filter((one) => mayBePartlyLoaded(one) && monthOf(dayOf(one)) === '2026-11')
  expect(asked.filter((path) => /top-up-load\/(?!summary)/.test(path)).toSorted()).toEqual(
    parts.map(({ id }) => `/api/top-up-load/${id}`).toSorted(),
  )
})

test('a month has the same total as last year that it had as this year, and none from before the first load [CHA-02]', async () => {
  const api = startApi({ at: AT })
  const { months: before } = await chart(api, 'aino.virtanen')
  vi.setSystemTime(new Date('2027-06-22T09:00:00Z'))
  answerBy(await api.logIn('aino.virtanen'))
  const later = await new QueryClient().fetchQuery(lastYearLoadsQuery())
  expect(later.map(({ month }) => month)).toEqual(chartMonths(plainDate('2026-06-22')))
  // The company's first load is of December 2025.
  expect(later.map(({ sums }) => sums !== undefined)).toEqual(later.map(({ month }) => month >= '2025-12'))
  const known = later.filter(({ sums }) => sums !== undefined)
  expect(known.map(({ month, total }) => [month, total])).toEqual(
    before.slice(0, 7).map(({ month, total }) => [month, total]),
  )
  expect(known.every(({ total }) => total > 0)).toBe(true)
})

test('a load for one employee counts with the amount of that employee [CHA-02]', async () => {
  const api = startApi({ at: AT })
  const client = await api.logIn('vaino.koskela')
  const none = await chart(api, 'vaino.koskela')
  expect([none.benefits, none.months.every(({ total }) => total === 0)]).toEqual([[], true])
  const groups = (await client.get('/api/company/benefit-groups')).body as {
    benefitGroups: { groupId: string; benefitType: string }[]
  }
  const created = await client.post('/api/company-beneficiaries', {
    firstName: 'Sanni',
    lastName: 'Yksin',
    emailAddress: 'sanni.yksin@vadelmaniemi.example',
    personalId: '010190-900P',
    employeeType: 'FullTime',
    employeePercentage: 100,
    startOfBenefit: '2026-11-01',
    benefits: [
      {
        benefitType: 'lunch',
        groupId: groups.benefitGroups.find(({ benefitType }) => benefitType === 'lunch')?.groupId,
      },
    ],
  })
  await client.post(
    '/api/top-up-load',
    {
      paymentMethod: 'deduction',
      amount: '10101',
      benefitType: 'lunch',
      beneficiariesIds: [(created.body as { personId: string }).personId],
      showOnHoldBeneficiaries: false,
    },
    { 'Idempotency-Key': 'b0b2f1d4-7d3e-4f0e-9a51-0c62b6a1f002' },
  )
  await api.travel({ ms: 5 * 60_000 })
  const { months } = await chart(api, 'vaino.koskela')
  expect(months.at(-1)).toEqual({ month: '2026-11', sums: { lunch: 10_101 }, total: 10_101, isRunning: true })
})

test('each chart is cached for itself and for its day [CHA-02]', () => {
  const keysOn = (day: string) => {
    vi.setSystemTime(new Date(`${day}T09:00:00Z`))
    return [yearLoadsQuery(), lastYearLoadsQuery(), monthLoadedQuery()].map(({ queryKey }) => hashKey(queryKey))
  }
  expect(new Set([...keysOn('2026-11-22'), ...keysOn('2026-11-23')]).size).toBe(6)
})

test.each([
  ['success', 1000],
  ['paused' as TopUpLoad['status'], null],
] as const)('the total of a month with a load that is %s is %s [HOM-03] [CTR-07]', async (status, total) => {
  vi.setSystemTime(new Date(AT))
  answerCalls(async ({ url }) =>
    Response.json(
      url.includes('/transactions')
        ? { transactions: [], totalPages: 1 }
        : { topUpLoads: [load({ scheduledOn: '2026-11-05', status })] },
    ),
  )
  expect(await new QueryClient().fetchQuery(monthLoadedQuery())).toBe(total)
})

/** Last year's months by these replies, and the paths of all calls. */
async function lastYear(loads: TopUpLoad[], transactions: Transaction[]) {
  vi.setSystemTime(new Date(AT))
  const calls: string[] = []
  answerCalls(async ({ url }) => {
    const { pathname, search } = new URL(url)
    calls.push(`${pathname}${search}`)
    if (pathname.endsWith('/transactions')) return Response.json({ transactions, totalPages: 1 })
    if (pathname.endsWith('/summary')) return Response.json({ topUpLoads: loads })
    const found = loads.find(({ id }) => pathname.endsWith(id))
    return Response.json({ ...found, topUpLoadItems: [item('success', 600), item('error', 400)] })
  })
  const months = await new QueryClient().fetchQuery(lastYearLoadsQuery())
  return { months: Object.fromEntries(months.map(({ month, sums }) => [month, sums])), calls }
}

test('last year has its requests of all months, and no loads or requests of this year [CHA-02]', async () => {
  const requests = ['2025-12-01', '2025-11-30', '2025-06-05', '2024-12-02', '2024-11-30']
  const part = (id: string, scheduledOn: string) => load({ id, scheduledOn, status: 'closed_with_errors' })
  const { months, calls } = await lastYear(
    [part('t-1', '2025-12-05'), part('t-2', '2025-11-05'), part('t-3', '2024-11-05')],
    requests.map((day, at) => request(`${day}T10:00:00Z`, -at - 1)),
  )
  expect(Object.keys(months)).toEqual(chartMonths(plainDate('2025-11-22')))
  expect(months).toMatchObject({ '2024-12': { lunch: 4 }, '2025-06': { lunch: 3 }, '2025-11': { lunch: 602 } })
  expect(calls.toSorted()).toEqual([
    '/api/company-accounts/transactions?page=1&sortingBy=date&descending=true',
    '/api/top-up-load/summary',
    '/api/top-up-load/t-2',
  ])
})

test('without transactions last year begins with the month of its first load [CHA-02]', async () => {
  const { months } = await lastYear([load({ id: 't-1', scheduledOn: '2025-07-05' })], [])
  expect(Object.keys(months).filter((month) => months[month] !== undefined)).toEqual([
    '2025-07',
    '2025-08',
    '2025-09',
    '2025-10',
    '2025-11',
  ])
  expect(months['2025-07']).toEqual({ lunch: 1000 })
  expect(Object.values((await lastYear([], [])).months)).toEqual(Array.from({ length: 12 }, () => undefined))
})

const item = (status: TopUpItemStatus, amount: number) => loadItem(status, { amount })
const request = (date: string, balanceChange: number): Transaction => ({
  id: date,
  date,
  title: 'x',
  description: '',
  isDeposit: false,
  transactionType: 'RequestedLoad',
  balanceChange,
})
const months = (source: Partial<LoadsSource>) =>
  Object.fromEntries(
    monthLoads({ loads: [], transactions: [], knownFrom: undefined, isCut: false, ...source }, TODAY).months.map(
      ({ month, sums }) => [month, sums],
    ),
  )

test('a load counts on its day in Helsinki, with the part that reached employees [HOM-03] [CHA-02]', () => {
  const sums = months({
    loads: [
      toMonthLoad(load({}), undefined),
      toMonthLoad(load({ benefitType: 'recreational', totalSum: 4000 }), undefined),
      toMonthLoad(load({ status: 'payment_not_received' }), undefined),
      toMonthLoad(load({ status: 'waiting_for_load_date', scheduledOn: '2026-05-04' }), undefined),
      toMonthLoad(load({ status: 'closed_with_errors' }), [item('success', 600), item('error', 400)]),
      toMonthLoad(load({ status: 'closed_with_errors', benefitType: 'massage' }), [item('error', 1000)]),
      toMonthLoad(load({ status: 'in_progress' }), [item('success', 7), item('in_progress', 900)]),
      // Still the previous month in Helsinki, and the first moment of this month.
      toMonthLoad(load({ createdAt: '2026-02-28T21:59:00Z', totalSum: 3 }), undefined),
      toMonthLoad(load({ createdAt: '2026-02-28T22:00:00Z', totalSum: 5 }), undefined),
      // Ordered earlier for a day of this month, and older than the chart.
      toMonthLoad(load({ createdAt: '2026-02-20T08:00:00Z', scheduledOn: '2026-03-02', totalSum: 70 }), undefined),
      toMonthLoad(load({ createdAt: '2025-11-30T21:59:00Z', totalSum: 9 }), undefined),
    ],
    transactions: [request('2026-03-31T20:59:00Z', -11), request('2026-03-31T21:00:00Z', -13)],
  })
  expect(sums).toMatchObject({
    '2026-02': { lunch: 3 },
    '2026-03': { lunch: 1000 + 600 + 7 + 5 + 70 + 11, recreational: 4000 },
    '2026-04': { lunch: 13 },
    '2026-05': {},
  })
  expect(Object.keys(sums['2026-03'] ?? {})).toEqual(['lunch', 'recreational'])
  expect(Object.keys(sums)).toHaveLength(12)
  expect(sums['2025-11']).toBeUndefined()
})

test.each([
  ['2026-05-01', ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04']],
  ['2026-05-02', ['2025-12', '2026-01', '2026-02', '2026-03', '2026-04', '2026-05']],
])('months before %s are unknown if there was too much to read [CHA-02]', (knownFrom, unknown) => {
  const sums = months({ isCut: true, knownFrom: plainDate(knownFrom), loads: [toMonthLoad(load({}), undefined)] })
  expect(Object.keys(sums).filter((month) => sums[month] === undefined)).toEqual(unknown)
  const nothing = months({ isCut: true, knownFrom: undefined, loads: [toMonthLoad(load({}), undefined)] })
  expect(Object.values(nothing).every((one) => one === undefined)).toBe(true)
  // Unless data was cut off, no transaction means that there was none.
  expect(Object.values(months({ knownFrom: plainDate(knownFrom) })).every((one) => one !== undefined)).toBe(true)
})

test('reads transactions from the newest on, up to the page limit [CHA-03]', async () => {
  const rows = Array.from({ length: 200 }, (_, at) => request(`${addDays(TODAY, -at)}T10:00:00Z`, -1))
  let calls = 0
  const page = async (number: number): Promise<TransactionPage> => {
    calls += 1
    return { transactions: rows.slice((number - 1) * 20, number * 20), totalPages: 10 }
  }
  const period = { startDate: addDays(TODAY, -99), endDate: TODAY }
  expect(await readTransactions(page, period)).toMatchObject({ hasEarlier: true, isCut: false })
  expect((await readTransactions(page, period)).transactions).toHaveLength(100)
  calls = 0
  const cut = await readTransactions(page, period, 3)
  expect([cut.transactions.length, cut.hasEarlier, cut.isCut, calls]).toEqual([60, false, true, 3])
  const all = await readTransactions(page, { startDate: addDays(TODAY, -400), endDate: TODAY })
  expect([all.transactions.length, all.hasEarlier, all.isCut]).toEqual([200, false, false])
})

test('a load with an unknown sum makes its month unknown, but no other month [CTR-07]', () => {
  const load = (day: string, loaded: number) => ({
    benefitType: 'lunch' as const,
    day: plainDate(day),
    loaded: cents(loaded),
  })
  const loads = [load('2026-10-05', 1000), load('2026-10-20', Number.NaN), load('2026-11-05', 500)]
  const { months } = monthLoads({ loads, transactions: [], isCut: false, knownFrom: undefined }, TODAY)
  expect(months.slice(-2).map(({ sums }) => sums)).toEqual([undefined, { lunch: 500 }])
  expect([totalOf(months), totalOf(months.slice(-2, -1))]).toEqual([500, Number.NaN])
})
