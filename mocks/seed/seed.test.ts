import { isValidFinnishRefNumber } from 'finnish-bank-utils'
import { FinnishBusinessIds } from 'finnish-business-ids'
import { FinnishSSN } from 'finnish-ssn'
import { describe, expect, test } from 'vitest'
import { RECIPIENT } from '../backend/operations/payments.ts'
import type { CompanyRows, SeedSource } from '../database/tables.ts'
import { helsinkiDate, isWorkingDay, monthOf, yearOf } from '../values/calendar.ts'
import { loadFee } from '../values/fees.ts'
import { lunchDays } from '../values/loads.ts'
import { makeSeed } from './seed.ts'

const NOW = Date.parse('2026-03-10T09:00:00Z')
/** Month and year ends, a leap day, both sides of midnight and of a clock change, a weekend. */
const ANCHORS = [
  '2026-01-01T10:00:00Z',
  '2026-03-10T09:00:00Z',
  '2026-03-29T01:30:00Z',
  '2026-04-07T00:10:00Z',
  '2026-11-21T09:00:00Z',
  '2026-12-01T22:30:00Z',
  '2026-12-31T21:59:00Z',
  '2028-02-29T12:00:00Z',
].map((text) => Date.parse(text))

type Company = { [Name in keyof CompanyRows]: CompanyRows[Name][] }
const TABLES = Object.keys(makeSeed(1, NOW).company) as (keyof CompanyRows)[]

const read = (seed: SeedSource, companyId: string): Company =>
  Object.fromEntries(TABLES.map((name) => [name, seed.company[name](companyId)])) as unknown as Company
const companiesOf = (seed: SeedSource) =>
  seed.global.companies().map((company) => ({ company, ...read(seed, company.id) }))
const everything = (seed: SeedSource) => ({
  companies: companiesOf(seed),
  users: seed.global.users(),
  sessions: seed.global.sessions(),
  links: seed.global.links(),
})
const repeated = (values: readonly string[]) => values.filter((value, at) => values.indexOf(value) !== at)
const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0)

test('is the same for a seed and an anchor, in any reading order [MCK-03]', () => {
  const [one, other] = [makeSeed(1, NOW), makeSeed(1, NOW)]
  other.company.voucherOrders('c-2')
  other.company.transactions('c-10')
  expect(everything(other)).toEqual(everything(one))
})

test('differs by seed, and by company [MCK-03]', () => {
  const [one, other] = [makeSeed(1, NOW), makeSeed(2, NOW)]
  const names = (seed: SeedSource, id: string) => seed.company.employees(id).map((row) => row.lastName)
  expect(names(one, 'c-1')).not.toEqual(names(other, 'c-1'))
  expect(names(one, 'c-1').slice(0, 24)).not.toEqual(names(one, 'c-10'))
  expect(one.company.deposits('c-1')).not.toEqual(other.company.deposits('c-1'))
})

test('gives a company that signed up later benefits to activate and an empty account', () => {
  const rows = read(makeSeed(1, NOW), 'c-3f0c9d2e')
  expect(rows.benefits.map(({ state }) => state)).toEqual(Array.from({ length: 5 }, () => 'available'))
  expect(rows.accounts).toMatchObject([{ availableBalance: 0 }])
  expect(TABLES.filter((name) => rows[name].length > 0).toSorted()).toEqual(['accounts', 'benefits'])
})

test('gives every row a unique id over all companies', () => {
  const companies = companiesOf(makeSeed(1, NOW))
  for (const name of TABLES) {
    const ids = companies.flatMap((company) => company[name].map(({ id }) => id))
    expect([name, ids.length - new Set(ids).size]).toEqual([name, 0])
    expect(ids.filter((id) => !/^[A-Za-z0-9-]{1,64}$/.test(id))).toEqual([])
  }
  const orders = companies.flatMap(({ voucherOrders, deposits, cardOrders }) => [
    ...voucherOrders,
    ...deposits,
    ...cardOrders,
  ])
  expect(repeated(orders.map(({ id }) => id))).toEqual([])
})

test('has companies with valid unassigned business IDs [MCK-03]', () => {
  const companies = makeSeed(1, NOW).global.companies()
  for (const { businessIdentityCode: id } of companies) {
    expect([id, FinnishBusinessIds.isValidBusinessId(id), /^9[6-9]/.test(id)]).toEqual([id, true, true])
  }
  expect(repeated(companies.map((row) => row.businessIdentityCode))).toEqual([])
  expect(repeated(companies.map((row) => row.customerNumber))).toEqual([])
  expect(companies[0]).toMatchObject({
    id: 'c-1',
    name: 'Pyynikin Paahtimo Oy',
    businessIdentityCode: '9912345-6',
    customerNumber: '10012345',
    address: { addressLine: 'Satakunnankatu 18', postCode: '33210', city: 'Tampere', country: 'FI' },
  })
})

describe.each([1, 7])('employees of seed %i', (seed) => {
  const companies = companiesOf(makeSeed(seed, NOW))

  test('have valid, unassigned and unique personal identity codes, also for ten thousand [MCK-03]', () => {
    expect(companies.map(({ employees }) => employees.length)).toContain(10_000)
    for (const { employees } of companies) {
      const ids = employees.map(({ personalId }) => personalId)
      expect(ids.filter((id) => !FinnishSSN.validate(id))).toEqual([])
      expect(ids.filter((id) => id.charAt(7) !== '9')).toEqual([])
      expect(new Set(ids.map((id) => id.slice(0, 6) + id.slice(7))).size).toBe(ids.length)
    }
    const separators = new Set(companies.flatMap(({ employees }) => employees.map((row) => row.personalId.charAt(6))))
    expect([...separators].toSorted().join('')).toBe('-ABCDEFUVWXY')
  })

  test('have unique addresses and numbers in the formats of the contract [MCK-03]', () => {
    for (const { employees } of companies) {
      const addresses = employees.map((row) => row.emailAddress)
      expect(new Set(addresses).size).toBe(addresses.length)
      expect(addresses.filter((address) => !/^[a-z0-9.-]+@[a-z]+\.example$/.test(address))).toEqual([])
      const numbers = employees.flatMap(({ employeeNumber = [] }) => employeeNumber)
      expect(new Set(numbers).size).toBe(numbers.length)
      const phones = employees.flatMap(({ phoneNumber = [] }) => phoneNumber)
      expect(phones.filter((phone) => !/^\+358(40|44|45|50)\d{7}$/.test(phone))).toEqual([])
      expect(employees.filter((row) => row.firstName.length > 31 || row.lastName.length > 31)).toEqual([])
    }
    const letters = companies.flatMap(({ employees }) => employees.map((row) => row.lastName.charAt(0)))
    for (const letter of 'ÅÄÖ') expect(letters).toContain(letter)
  })

  test('include every state of the lists [MCK-03]', () => {
    const rows = companies[0]?.employees ?? []
    expect(new Set(rows.map((row) => row.employeeType))).toEqual(
      new Set(['FullTime', 'PartTime', 'TemporaryEmployed', 'Onhold', 'Dropped']),
    )
    expect(rows.flatMap(({ endOfBenefit = [] }) => endOfBenefit)).toEqual([
      '2026-06-10',
      '2026-03-20',
      '2026-02-26',
      '2026-02-09',
      '2026-01-24',
      '2025-11-10',
    ])
    const dropped = rows.filter((row) => row.employeeType === 'Dropped')
    expect(dropped.map((row) => (row.endOfBenefit ?? '') <= '2026-03-10')).toEqual([true, true, true, true])
    expect(rows.filter((row) => NOW - row.createdAt < 168 * 3_600_000)).toHaveLength(3)
    expect(rows.filter((row) => row.benefits.length === 0)).toHaveLength(1)
    expect(rows.every((row) => isWorkingDay(helsinkiDate(row.createdAt)))).toBe(true)
  })
})

describe.each(ANCHORS)('money at %i', (anchor) => {
  const companies = companiesOf(makeSeed(1, anchor))

  test('adds up exactly to the balance of the account, and is never negative [MCK-03]', () => {
    for (const { company, accounts, transactions } of companies) {
      let balance = 0
      for (const [at, row] of transactions.entries()) {
        balance += row.balanceChange
        expect([row.id, balance >= 0]).toEqual([row.id, true])
        expect(row.at < anchor && row.at >= (transactions[at - 1]?.at ?? 0)).toBe(true)
      }
      expect([company.id, balance]).toEqual([company.id, accounts[0]?.availableBalance])
    }
  })

  test('has corrections that match the balance [MCK-03]', () => {
    const { balanceCorrections = [], transactions = [] } = companies[0] ?? {}
    expect(balanceCorrections).toHaveLength(2)
    for (const row of balanceCorrections) {
      const before = transactions.filter(({ at }) => at <= row.at)
      expect(sumOf(before.map(({ balanceChange }) => balanceChange))).toBe(row.balanceAfterCorrection)
      expect(before.at(-1)).toMatchObject({ transactionType: 'correction', balanceChange: row.amount })
    }
    // REP-06: one correction is new for a week.
    expect(balanceCorrections.filter(({ at }) => anchor - at < 168 * 3_600_000)).toHaveLength(1)
  })

  test('charges each paid load and its fee with VAT, and refunds failed parts [MCK-03]', () => {
    for (const { topUps, transactions } of companies) {
      for (const load of topUps) {
        const sum = sumOf(load.items.map(({ amount }) => amount))
        expect(sum).toBe(load.amount * load.items.length)
        const failed = sumOf(load.items.flatMap(({ failed, amount }) => (failed ? amount : [])))
        const isCharged = load.paymentMethod === 'deduction' && load.paidAt !== undefined
        const changes = transactions.filter(({ topUpId }) => topUpId === load.id).map((row) => row.balanceChange)
        const wanted = isCharged ? [-sum, -load.feeWithVat, ...(failed > 0 ? [failed] : [])] : []
        expect([load.id, changes]).toEqual([load.id, wanted])
      }
    }
  })

  test('pays each deposit once, within the limits, with a valid reference number [MCK-03]', () => {
    for (const { deposits, payments, transactions } of companies) {
      for (const deposit of deposits) {
        const payment = payments.find(({ orderId }) => orderId === deposit.id)
        expect(payment).toMatchObject({ orderType: 'deposit', amount: deposit.amount })
        const booked = transactions.filter(({ orderId }) => orderId === deposit.id)
        const isPaid = payment?.outcome?.status === 'Paid'
        expect(booked.map(({ balanceChange }) => balanceChange)).toEqual(isPaid ? [deposit.amount] : [])
        expect(deposit.amount > 0 && deposit.amount <= 5_000_000).toBe(true)
      }
      const references = payments.flatMap(({ referenceNumber = [] }) => referenceNumber)
      expect(references.filter((reference) => !isValidFinnishRefNumber(reference))).toEqual([])
    }
  })

  test('has a transfer account with valid check digits [MCK-03]', () => {
    // ISO 13616: move country and check digits to the end, letters become numbers from 10, modulo 97.
    const { iban } = RECIPIENT
    const digits = (iban.slice(4) + iban.slice(0, 4)).replace(/[A-Z]/g, (letter) => String(letter.charCodeAt(0) - 55))
    expect(iban).toMatch(/^FI\d{16}$/)
    expect(BigInt(digits) % 97n).toBe(1n)
  })

  test('respects the limits of a lunch month and of a year [MCK-03]', () => {
    for (const { topUps, employees, requestedLoads, benefitGroups } of companies) {
      const loaded = new Map<string, number>()
      const add = (key: string, amount: number) => loaded.set(key, (loaded.get(key) ?? 0) + amount)
      for (const { benefitType, items, createdAt, scheduledOn } of topUps) {
        const day = scheduledOn ?? helsinkiDate(createdAt)
        const period = benefitType === 'lunch' ? monthOf(day) : String(yearOf(day))
        for (const { employeeId, amount } of items) add(`${employeeId} ${benefitType} ${period}`, amount)
      }
      for (const { employeeId, requestMonth, amount, state } of requestedLoads) {
        if (state !== 'rejected') add(`${employeeId} lunch ${monthOf(requestMonth)}`, amount)
      }
      const limit = new Map(benefitGroups.map((group) => [group.benefitType as string, group.maxAmountPerPeriod]))
      const people = new Map(employees.map((row) => [row.id, row]))
      const above = [...loaded].filter(([key, sum]) => {
        const [employeeId = '', benefit = ''] = key.split(' ')
        const row = people.get(employeeId)
        const days = benefit === 'lunch' && row ? lunchDays(row) : 1
        return row === undefined || sum > (limit.get(benefit) ?? 0) * days
      })
      expect(above).toEqual([])
      expect((limit.get('lunch') ?? 880) >= 880 && (limit.get('lunch') ?? 880) <= 1400).toBe(true)
      expect((limit.get('recreational') ?? 0) <= 40_000 && (limit.get('transport') ?? 0) <= 340_000).toBe(true)
    }
  })

  test('happens on working days, in the past, and in the year [MCK-03]', () => {
    for (const { topUps, deposits, voucherOrders, balanceCorrections, transactions } of companies) {
      const days = [...topUps, ...deposits, ...voucherOrders].map(({ createdAt }) => createdAt)
      const booked = [...balanceCorrections, ...transactions].map(({ at }) => at)
      expect([...days, ...booked].filter((at) => at >= anchor || at < anchor - 370 * 86_400_000)).toEqual([])
      expect([...days, ...booked].map(helsinkiDate).filter((day) => !isWorkingDay(day))).toEqual([])
      // TOP-05: an unfinished scheduled load is in the future.
      const ahead = topUps.flatMap(({ scheduledOn, outcome }) => (scheduledOn && !outcome ? scheduledOn : []))
      expect(ahead.filter((day) => day <= helsinkiDate(anchor) || !isWorkingDay(day))).toEqual([])
    }
  })
})

test('has loads of every outcome [MCK-04]', () => {
  const main = read(makeSeed(1, NOW), 'c-1')
  expect(new Set(main.topUps.map(({ outcome }) => outcome))).toEqual(
    new Set([undefined, 'canceled', 'expired', 'closed_with_errors', 'payment_not_received']),
  )
  const waiting = main.topUps.filter(({ outcome, paidAt }) => outcome === undefined && paidAt === undefined)
  expect(waiting.map(({ paymentMethod }) => paymentMethod).toSorted()).toEqual(['deduction', 'einvoice'])
})

test('has open requests only if the balance does not cover them, fee included [REQ-05] [MCK-04]', () => {
  for (const anchor of ANCHORS) {
    for (const { company, requestedLoads, transactions, accounts } of companiesOf(makeSeed(1, anchor))) {
      const open = requestedLoads
        .filter(({ state }) => state === 'open')
        .toSorted((a, b) => a.requestedAt - b.requestedAt)
      const lastDeposit = Math.max(...transactions.flatMap(({ isDeposit, at }) => (isDeposit ? at : [])))
      expect(open.filter(({ requestedAt }) => requestedAt <= lastDeposit || requestedAt >= anchor)).toEqual([])
      expect([company.id, open.length]).toEqual([company.id, company.id === 'c-6' ? 4 : 0])
      const first = open[0]?.amount ?? Infinity
      expect(first + loadFee(first, 'lunch', anchor).feeWithVat).toBeGreaterThan(accounts[0]?.availableBalance ?? 0)
    }
  }
})

test('counts loaded requests in the singular and the plural [MCK-03]', () => {
  const loads = ANCHORS.flatMap((anchor) => read(makeSeed(3, anchor), 'c-6').transactions)
  const counts = loads.flatMap(({ title, description }) =>
    title === 'Latauspyynnöt' ? description.replace(/.*, /, '') : [],
  )
  expect(counts).toContain('1 pyyntö')
  expect(counts.filter((count) => !/^(1 pyyntö|[2-9] pyyntöä)$/.test(count))).toEqual([])
})

test('rounds the fee of a load and its VAT separately to cents [MCK-03]', () => {
  expect(loadFee(45_000, 'lunch', NOW)).toEqual({ fee: 1125, vat: 287, feeWithVat: 1412 })
  expect(loadFee(10_000, 'recreational', NOW)).toEqual({ fee: 500, vat: 128, feeWithVat: 628 })
})
