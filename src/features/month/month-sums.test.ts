import type { BenefitType, TopUpLoad, Transaction } from '@generated/api/model'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import { loadCosts } from '@/domain/top-ups/costs'
import { loadOf } from '@/domain/top-ups/loaded-part'
import type { LoadRow } from '@/employees/report-rows'
import { cents } from '@/values/money'
import { plainDate } from '@/values/plain-date'
import { monthSums, splitFee } from './month-sums'
import { peopleSums, peopleTotals } from './people-sums'

const VAT = 25.5

interface Made {
  benefit: BenefitType
  day: number
  amount: number
  /** Who is in it; those that failed are the first of them. */
  people: number[]
  failed: number
  way: 'charge' | 'invoice' | 'request'
}

const anyLoad: fc.Arbitrary<Made> = fc.record({
  benefit: fc.constantFrom(...BENEFIT_ORDER),
  day: fc.integer({ min: 1, max: 31 }),
  amount: fc.integer({ min: 100, max: 40_000 }),
  people: fc.uniqueArray(fc.integer({ min: 1, max: 12 }), { minLength: 1, maxLength: 6 }),
  failed: fc.integer({ min: 0, max: 2 }),
  way: fc.constantFrom('charge', 'invoice', 'request'),
})

const two = (day: number) => String(day).padStart(2, '0')
const rowOf = (person: number, benefit: BenefitType, day: number, amount: number): LoadRow => ({
  benefit,
  personalId: `id-${person}`,
  firstName: 'Eero',
  lastName: `Mäkelä ${person}`,
  employeeNumber: String(person),
  costCenter: '4100',
  benefitStart: plainDate('2025-01-01'),
  amount: cents(amount),
  day: plainDate(`2026-10-${two(day)}`),
})

/** A month as its calls tell it. */
function monthOf(made: readonly Made[]) {
  const rows: LoadRow[] = []
  const loads: ReturnType<typeof loadOf>[] = []
  const transactions: Transaction[] = []
  const post = (transactionType: string, day: number, balanceChange: number) =>
    transactions.push({
      id: `tx-${transactions.length}`,
      date: `2026-10-${two(day)}T09:00:00Z`,
      title: 'x',
      description: '',
      isDeposit: transactionType === 'Deposit',
      transactionType,
      balanceChange,
    })
  for (const [at, { benefit: chosen, day, amount, people, way, ...rest }] of made.entries()) {
    // REQ-02
    const benefit = way === 'request' ? 'lunch' : chosen
    const failed = way === 'request' ? 0 : Math.min(rest.failed, people.length - 1)
    const totalSum = amount * people.length
    const { feeWithVat } = loadCosts(cents(totalSum), { feePercentage: 2.5, vatPercentage: VAT })
    rows.push(...people.slice(failed).map((person) => rowOf(person, benefit, day, amount)))
    if (way === 'request') {
      post('RequestedLoad', day, -totalSum)
      post('ServiceFee', day, 0 - feeWithVat)
      continue
    }
    const load: TopUpLoad = {
      id: `t-${at}`,
      createdAt: `2026-10-${two(way === 'invoice' ? Math.max(1, day - 2) : day)}T08:30:00Z`,
      executorFirstName: 'Aino',
      executorLastName: 'Virtanen',
      status: failed > 0 ? 'closed_with_errors' : 'success',
      benefitType: benefit,
      totalSum,
      totalSumWithFees: totalSum + feeWithVat,
    }
    const items = people.map((person, index) => ({
      firstName: 'Eero',
      lastName: `Mäkelä ${person}`,
      personalId: `id-${person}`,
      status: index < failed ? ('error' as const) : ('success' as const),
      amount,
    }))
    loads.push(loadOf(load, items))
    if (way === 'invoice') continue
    post('TopUp', day, -totalSum)
    post('ServiceFee', day, 0 - feeWithVat)
    if (failed > 0) post('Refund', Math.min(31, day + 1), failed * amount)
  }
  post('Deposit', 3, 5_000_000)
  post('BalanceCorrection', 4, -2500)
  return { rows, loads, transactions, vatPercentage: VAT }
}

test('whatever was loaded: benefits, people and the account come to the same cent [MON-02] [MON-03]', () => {
  fc.assert(
    fc.property(fc.array(anyLoad, { maxLength: 14 }), (made) => {
      const month = monthOf(made)
      const sums = monthSums(month)
      const total = month.rows.reduce((all, { amount }) => all + amount, 0)
      const moved = month.transactions.filter(({ transactionType }) => /TopUp|RequestedLoad/.test(transactionType))
      expect(sums.check).toMatchObject({
        loaded: total,
        charged: moved.reduce((all, { balanceChange }) => all - balanceChange, 0),
        difference: 0,
        feeDifference: 0,
        foots: true,
      })
      expect(sums.loads).toBe(total)
      expect(sums.total).toBe(sums.loads + sums.feeWithVat)
      expect((sums.fee ?? Number.NaN) + (sums.vat ?? Number.NaN)).toBe(sums.feeWithVat)
      const people = peopleSums(month.rows, undefined)
      expect(people.reduce((all, one) => all + one.total, 0)).toBe(total)
      expect(peopleTotals(people).total).toBe(total)
      for (const { benefit, loads } of sums.benefits) expect(peopleTotals(people).loads[benefit] ?? 0).toBe(loads)
    }),
  )
})

test('one cent that is not explained does not foot [MON-03]', () => {
  fc.assert(
    fc.property(
      fc.array(anyLoad, { minLength: 1, maxLength: 8 }),
      fc.constantFrom('row', 'charge', 'fee'),
      fc.nat(),
      (made, what, pick) => {
        const month = monthOf(made)
        const change = <Row>(rows: readonly Row[], isIt: (row: Row) => boolean, edit: (row: Row) => Row) => {
          const own = rows.filter(isIt)
          const chosen = own[pick % own.length]
          return rows.map((row) => (row === chosen ? edit(row) : row))
        }
        const cheaper = (row: Transaction) => ({ ...row, balanceChange: row.balanceChange - 1 })
        const rows =
          what === 'row'
            ? change(
                month.rows,
                () => true,
                (row) => ({ ...row, amount: cents(row.amount + 1) }),
              )
            : month.rows
        const type = what === 'fee' ? 'ServiceFee' : 'TopUp'
        fc.pre(what === 'row' || month.transactions.some(({ transactionType }) => transactionType === type))
        // A fee of requests is whatever was taken with them.
        fc.pre(what !== 'fee' || !made.some(({ way }) => way === 'request'))
        const transactions =
          what === 'row'
            ? month.transactions
            : change(month.transactions, (one) => one.transactionType === type, cheaper)
        expect(monthSums({ ...month, rows, transactions }).check.foots).toBe(false)
      },
    ),
  )
})

test('a fee with its VAT comes apart as it was put together [MON-02]', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.constantFrom(24, 25.5, 10, 0), (loaded, vatPercentage) => {
      const { fee, vat, feeWithVat } = loadCosts(cents(loaded), { feePercentage: 2.5, vatPercentage })
      expect(splitFee(feeWithVat, vatPercentage)).toEqual({ fee, vat })
    }),
  )
  // 0,02 has no fee whose VAT of 25,5 % makes it: 0,01 and 0,00 are 0,01, 0,02 and 0,01 are 0,03.
  expect(splitFee(cents(2), VAT)).toBeUndefined()
})

test('what no load explains is said, with what is known of its fee [MON-03]', () => {
  const month = monthOf([
    { benefit: 'lunch', day: 5, amount: 10_000, people: [1, 2], failed: 0, way: 'charge' },
    { benefit: 'massage', day: 6, amount: 5000, people: [1], failed: 0, way: 'invoice' },
  ])
  const { benefits, check, fee } = monthSums({ ...month, loads: month.loads.slice(0, 1) })
  expect(check).toMatchObject({ loaded: 25_000, charged: 20_000, invoiced: 0, difference: 5000, foots: false })
  expect(benefits.map(({ benefit, isFeeWhole }) => [benefit, isFeeWhole])).toEqual([
    ['lunch', true],
    ['massage', false],
  ])
  expect(fee).toBeUndefined()
})

test('a load that runs is charged and not yet loaded [MON-03]', () => {
  const month = monthOf([{ benefit: 'lunch', day: 5, amount: 10_000, people: [1, 2], failed: 0, way: 'charge' }])
  const [load] = month.loads
  if (!load) throw new Error('no load')
  const item = { firstName: 'Eero', lastName: 'Mäkelä', personalId: 'id-1', amount: 10_000 }
  const running = loadOf({ ...load, status: 'in_progress' }, [
    { ...item, status: 'success' },
    { ...item, status: 'in_progress' },
  ])
  const { check } = monthSums({ ...month, rows: month.rows.slice(0, 1), loads: [running] })
  expect(check).toMatchObject({ loaded: 10_000, charged: 20_000, notLoaded: 10_000, foots: true, isMoving: true })
})

test('10 000 people are summed without a visible wait [MON-02]', () => {
  const rows = Array.from({ length: 50_000 }, (_, at) => rowOf(at % 10_000, BENEFIT_ORDER[at % 5] ?? 'lunch', 5, 1000))
  const start = performance.now()
  const people = peopleSums(rows, undefined)
  monthSums({ rows, loads: [], transactions: [], vatPercentage: VAT })
  expect(people).toHaveLength(10_000)
  expect(performance.now() - start).toBeLessThan(1500)
})

test('differences that cancel each other out do not foot [MON-03]', () => {
  const month = monthOf([
    { benefit: 'lunch', day: 5, amount: 10_000, people: [1, 2], failed: 0, way: 'charge' },
    { benefit: 'massage', day: 6, amount: 5000, people: [1], failed: 0, way: 'charge' },
  ])
  const [first, ...rest] = month.rows
  if (!first) throw new Error('no row')
  const { check } = monthSums({ ...month, rows: [{ ...first, benefit: 'massage' }, ...rest] })
  expect(check).toMatchObject({ difference: 0, foots: false })
})
