import type { BenefitType, TopUpLoad, TopUpLoadItem, Transaction } from '@generated/api/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import type { Month } from '@/domain/months'
import { toMonthLoad, wasCharged } from '@/domain/top-ups/loaded-part'
import { monthLoads } from '@/domain/top-ups/month-loads'
import { deductions, loadRows } from '@/employment/load-reports'
import { plainDate } from '@/values/dates/plain-date'
import { monthSums, peopleSums, peopleTotals } from './month-sums'

// A hand-kept account as test oracle: each entry has a kind and a date, so a month is added up without the portal's
// rules. The portal receives the same entries as API replies, which name neither the kind nor the load of a charge.

const VAT = 25.5
const MONTHS = ['2026-09', '2026-10', '2026-11'] as Month[]
const TODAY = plainDate('2026-11-30')

interface Load {
  benefit: BenefitType
  /** Day 0 is the first of September. */
  day: number
  /** Few different amounts, so that equal sums occur. */
  amount: number
  people: number[]
  failed: number
  /** Days until the failed part is refunded; 99 means not yet. */
  refundAfter: number
  way: 'account' | 'invoice' | 'late invoice' | 'unpaid' | 'given up'
}

const person = fc.integer({ min: 1, max: 9 })
const day = fc.integer({ min: 0, max: 90 })
const anyLoad: fc.Arbitrary<Load> = fc.record({
  benefit: fc.constantFrom(...BENEFIT_ORDER),
  day,
  amount: fc.oneof(fc.constantFrom(1000, 1313, 10_000), fc.integer({ min: 100, max: 40_000 })),
  people: fc.uniqueArray(person, { minLength: 1, maxLength: 5 }),
  failed: fc.integer({ min: 0, max: 3 }),
  refundAfter: fc.constantFrom(1, 3, 99),
  way: fc.constantFrom('account', 'account', 'invoice', 'late invoice', 'unpaid', 'given up'),
})
const anyYear = fc.record({
  loads: fc.array(anyLoad, { maxLength: 12 }),
  requests: fc.array(fc.record({ day, amount: fc.constantFrom(1000, 1313, 7850), person }), { maxLength: 4 }),
  corrections: fc.array(fc.record({ day, amount: fc.integer({ min: -5000, max: 5000 }) }), { maxLength: 2 }),
  deposits: fc.array(fc.record({ day, amount: fc.integer({ min: 1, max: 5_000_000 }) }), { maxLength: 3 }),
})

const START = Date.UTC(2026, 8, 1, 9)
const momentOf = (at: number) => new Date(START + at * 86_400_000).toISOString()
const dateOf = (at: number) => momentOf(at).slice(0, 10)
const LAST = 90
const vatOf = (fee: number) => Math.round((fee * VAT) / 100)
const feeOf = (sum: number) => Math.round((sum * 2.5) / 100)

/** The totals of one month in the ledger, added up entry by entry. */
const emptyBooks = () => ({
  loaded: {} as Record<string, number>,
  people: {} as Record<string, number>,
  fees: 0,
  vat: 0,
  feesWithVat: {} as Record<string, number>,
  notLoaded: 0,
  notRefunded: 0,
  byInvoice: 0,
  charged: { loads: 0, requests: 0, fees: 0, refunds: 0, corrections: 0, deposits: 0 },
  requestFees: 0,
})
type Books = ReturnType<typeof emptyBooks>
const shiftMonth = (to: Record<string, number>, key: string | number, amount: number) => {
  to[key] = (to[key] ?? 0) + amount
}

interface Told {
  loads: TopUpLoad[]
  items: Map<string, TopUpLoadItem[]>
  transactions: Transaction[]
  /** Lines of the loads report by month and benefit, and of the lunch deduction by month. */
  reports: Map<string, string[]>
  deductions: Map<string, string[]>
}

const euros = (amount: number) => (amount / 100).toFixed(2).replace('.', ',')
const finnish = (date: string) => date.split('-').toReversed().join('.')

/** Writes the ledger and builds the matching API replies. */
function play(year: typeof anyYear extends fc.Arbitrary<infer Year> ? Year : never) {
  const books = new Map<string, Books>(MONTHS.map((month) => [month, emptyBooks()]))
  const told: Told = { loads: [], items: new Map(), transactions: [], reports: new Map(), deductions: new Map() }
  const bookOf = (at: number) => books.get(dateOf(at).slice(0, 7)) ?? emptyBooks()
  const post = (kind: keyof Books['charged'], type: string, at: number, balanceChange: number) => {
    if (at > LAST) return
    bookOf(at).charged[kind] += balanceChange
    const id = `tx-${told.transactions.length}`
    const isDeposit = kind === 'deposits'
    told.transactions.push({
      id,
      date: momentOf(at),
      title: 'x',
      description: 'y',
      isDeposit,
      transactionType: type,
      balanceChange,
    })
  }
  const line = (to: Map<string, string[]>, key: string, text: string) => to.set(key, [...(to.get(key) ?? []), text])
  const give = (benefit: BenefitType, who: number, at: number, amount: number) => {
    const book = bookOf(at)
    shiftMonth(book.loaded, benefit, amount)
    shiftMonth(book.people, who, amount)
    const month = dateOf(at).slice(0, 7)
    line(
      told.reports,
      `${month} ${benefit}`,
      `Mäkelä;Eero ${who};id-${who};${who};;01.01.2025;${euros(amount)};${finnish(dateOf(at))}`,
    )
    if (benefit === 'lunch') line(told.deductions, month, `id-${who};${euros(Math.round(amount * 0.75))}`)
  }

  for (const [number, { benefit, day: at, amount, people, failed: asked, refundAfter, way }] of year.loads.entries()) {
    const loadedAt = way === 'late invoice' ? at + 20 : at
    const isPaid = way !== 'unpaid' && loadedAt <= LAST
    const failed = way === 'given up' ? people.length : Math.min(asked, people.length)
    const totalSum = amount * people.length
    const fee = feeOf(totalSum)
    const [feeWithVat, failedSum] = [fee + vatOf(fee), failed * amount]
    const isInvoice = way === 'invoice' || way === 'late invoice' || way === 'unpaid'
    const refundDue = way === 'given up' ? totalSum + feeWithVat : failedSum
    const isRefunded = isPaid && refundDue > 0 && (way === 'given up' || loadedAt + refundAfter <= LAST)
    const status = !isPaid ? 'expired' : way === 'given up' ? 'canceled' : failed > 0 ? 'closed_with_errors' : 'success'
    told.loads.push({
      id: `t-${number}`,
      createdAt: momentOf(at),
      executorFirstName: 'Aino',
      executorLastName: 'Virtanen',
      status,
      benefitType: benefit,
      totalSum,
      totalSumWithFees: totalSum + feeWithVat,
      paymentMethod: isInvoice ? 'einvoice' : 'deduction',
      ...(isPaid && way !== 'given up' && { loadedOn: dateOf(loadedAt) }),
      refundedSum: isRefunded ? refundDue : 0,
    })
    told.items.set(
      `t-${number}`,
      people.map((who, index) => ({
        firstName: 'Eero',
        lastName: `Mäkelä ${who}`,
        personalId: `id-${who}`,
        status: index < failed ? 'error' : 'success',
        amount,
      })),
    )
    if (!isPaid) continue
    const book = bookOf(loadedAt)
    if (!isInvoice) {
      post('loads', 'TopUp', loadedAt, -totalSum)
      post('fees', 'ServiceFee', loadedAt, -feeWithVat)
    } else book.byInvoice += totalSum + feeWithVat
    if (isRefunded)
      post('refunds', 'Refund', Math.min(LAST, loadedAt + (way === 'given up' ? 0 : refundAfter)), refundDue)
    book.notLoaded += failedSum
    if (!isRefunded) book.notRefunded += refundDue
    if (way === 'given up') continue
    book.fees += fee
    book.vat += feeWithVat - fee
    shiftMonth(book.feesWithVat, benefit, feeWithVat)
    for (const who of people.slice(failed)) give(benefit, who, loadedAt, amount)
  }
  for (const { day: at, amount, person: who } of year.requests) {
    const fee = feeOf(amount)
    post('requests', 'RequestedLoad', at, -amount)
    post('fees', 'ServiceFee', at, -fee - vatOf(fee))
    bookOf(at).requestFees += fee + vatOf(fee)
    give('lunch', who, at, amount)
  }
  for (const { day: at, amount } of year.corrections) post('corrections', 'BalanceCorrection', at, amount)
  for (const { day: at, amount } of year.deposits) post('deposits', 'Deposit', at, amount)
  return { books, told }
}

const total = (of: Record<string, number>) => Object.values(of).reduce((all, amount) => all + amount, 0)
const HEADS = { loads: 'a;b;c;d;e;f;g;h', deductions: 'a;b' }
const csv = (heads: keyof typeof HEADS, lines: readonly string[] = []) =>
  `\uFEFF${[HEADS[heads], ...lines].map((text) => `${text}\r\n`).join('')}`

/** Computes the page's figures of a month. */
function shown({ loads, items, transactions, reports, deductions: files }: Told, month: Month) {
  const rows = BENEFIT_ORDER.flatMap((benefit) => loadRows(benefit, csv('loads', reports.get(`${month} ${benefit}`))))
  const own = loads.filter(wasCharged).map((load) => toMonthLoad(load, items.get(load.id)))
  const people = peopleSums(rows, deductions(csv('deductions', files.get(month))))
  const sums = monthSums({
    rows,
    loads: own.filter((load) => load.day.startsWith(month)),
    unsettled: 0,
    transactions: transactions.filter(({ date }) => date.startsWith(month)),
    vatPercentage: VAT,
  })
  return { rows, own, people, sums }
}

test('1 200 random months: page, chart, files and report equal the ledger, to the cent [MON-02] [MON-03] [CHA-02]', () => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const { books, told } = play(year)
      const { own } = shown(told, MONTHS[0] as Month)
      const chart = monthLoads(
        { loads: own, transactions: told.transactions, knownFrom: undefined, isCut: false },
        TODAY,
      )
      for (const month of MONTHS) {
        const book = books.get(month) ?? emptyBooks()
        const { sums, people } = shown(told, month)
        const { account, ...check } = sums.check
        const by = (of: (one: (typeof sums.benefits)[number]) => number | undefined) =>
          Object.fromEntries(sums.benefits.filter((one) => of(one) !== 0).map((one) => [one.benefit, of(one)]))
        const loaded = total(book.loaded)
        const feesWithVat = total(book.feesWithVat)

        expect(by(({ loads }) => loads)).toEqual(book.loaded)
        expect(by(({ feeWithVat }) => feeWithVat)).toEqual(book.feesWithVat)
        expect(sums).toMatchObject({ loads: loaded, fee: book.fees, vat: book.vat, total: loaded + feesWithVat })
        expect(Object.fromEntries(people.map((one) => [one.employeeNumber, one.total]))).toEqual(book.people)
        expect(peopleTotals(people).total).toBe(loaded)

        const { change, others, ...moved } = account
        expect(moved).toEqual(book.charged)
        expect([change, others]).toEqual([total(book.charged), undefined])
        expect(check).toMatchObject({
          loaded,
          notLoaded: book.notLoaded,
          notRefunded: book.notRefunded,
          byInvoice: book.byInvoice,
          difference: 0,
          otherFees: book.requestFees,
          foots: true,
        })
        expect(check.byAccount).toBe(0 - moved.loads - moved.requests - moved.fees - book.requestFees)

        const drawn = chart.months.find((one) => one.month === month)
        expect(drawn?.sums).toEqual(book.loaded)
        expect(drawn?.total).toBe(loaded)
      }
    }),
    { numRuns: 400 },
  )
})

test('a difference of one cent is shown and assigned to no load [MON-03]', () => {
  fc.assert(
    fc.property(anyYear, fc.constantFrom(-1, 1), (year, cent) => {
      const { told } = play({ ...year, loads: [...year.loads, EXTRA] })
      const month = MONTHS[1] as Month
      const charge = told.transactions.findLast(({ transactionType }) => transactionType === 'TopUp')
      if (charge) charge.balanceChange -= cent
      const before = play({ ...year, loads: [...year.loads, EXTRA] }).told
      const [{ sums }, { sums: right }] = [shown(told, month), shown(before, month)]
      expect(sums.check).toMatchObject({ difference: cent, foots: false, cost: right.check.cost })
      expect(sums.benefits).toEqual(right.benefits)
    }),
    { numRuns: 100 },
  )
})
const EXTRA: Load = { benefit: 'lunch', day: 40, amount: 1000, people: [1], failed: 0, refundAfter: 1, way: 'account' }

test.each([
  ['how a load is paid', ({ paymentMethod: _, ...load }: TopUpLoad) => load],
  ['which kinds transactions are', undefined],
])('without %s the page says that it cannot tell them apart, and leaves the loads unchanged [MON-03]', (_, without) => {
  fc.assert(
    fc.property(anyYear, (year) => {
      const { told, books } = play({ ...year, loads: [...year.loads, EXTRA] })
      const month = MONTHS[1] as Month
      const loads = without ? told.loads.map((load) => without(load)) : told.loads
      const transactions = without
        ? told.transactions
        : told.transactions.map((one) => ({ ...one, transactionType: 'unheard-of' }))
      const { sums } = shown({ ...told, loads, transactions }, month)
      expect(sums.loads).toBe(total(books.get(month)?.loaded ?? {}))
      expect(sums.check).toMatchObject({ difference: undefined, otherFees: undefined, foots: false })
      expect(sums.check.account.change).toBe(total(books.get(month)?.charged ?? {}))
    }),
    { numRuns: 50 },
  )
})
