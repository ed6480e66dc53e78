import type { BenefitType, Transaction } from '@generated/api/model'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import type { MonthLoad } from '@/domain/top-ups/loaded-part'
import { CHARGE, CORRECTION, FEE, REQUESTS } from '@/domain/transactions'
import type { LoadRow } from '@/employees/report-rows'
import { type Cents, cents, percentOf, sum } from '@/values/money'
import { dateInHelsinki, isBefore, type PlainDate } from '@/values/plain-date'

// Every figure of the month is summed here and, by person, in people-sums.ts, in cents (decision 039 says where each comes from).

/** What became of the money: what was loaded against what the account says. */
export interface Check {
  /** Loaded to employees, by the report. */
  loaded: Cents
  /** Taken from the account for loads, without fees. */
  charged: Cents
  /** Of that what has not reached anybody: it failed, or is being loaded. */
  notLoaded: Cents
  /** Loaded without a charge: paid by invoice. */
  invoiced: Cents
  /** Given back to the account in the month. */
  refunded: Cents
  /** Loaded, less what the account and the invoices explain; 0 when all is explained. */
  difference: Cents
  /** Service fees that belong to no load, less those that a load should have and has not. */
  feeDifference: Cents
  /** Every sum of every benefit and day is explained, to the cent. */
  foots: boolean
  /** A load is running: the report may already have what the list of loads has not. */
  isMoving: boolean
}

export interface BenefitSums {
  benefit: BenefitType
  people: number
  loads: Cents
  /** Without VAT, and the VAT; undefined when the fee is not known whole, or no fee with this VAT makes its sum. */
  fee: Cents | undefined
  vat: Cents | undefined
  /** With VAT: as far as it is known. */
  feeWithVat: Cents
  isFeeWhole: boolean
  total: Cents
}

export interface MonthSums {
  benefits: BenefitSums[]
  /** Each person once. */
  people: number
  loads: Cents
  feeWithVat: Cents
  fee: Cents | undefined
  vat: Cents | undefined
  total: Cents
  check: Check
}

/**
 * A fee without its VAT, when only both together are known (cents): the one whose VAT, rounded on its own as
 * `loadCosts` rounds it, makes the sum. Undefined when there is none: the VAT was another.
 */
export function splitFee(feeWithVat: Cents, vatPercentage: number): { fee: Cents; vat: Cents } | undefined {
  const about = Math.round(feeWithVat / (1 + vatPercentage / 100))
  for (const candidate of [about, about - 1, about + 1]) {
    if (candidate < 0) continue
    const fee = cents(candidate)
    const vat = percentOf(fee, vatPercentage)
    if (fee + vat === feeWithVat) return { fee, vat }
  }
  return undefined
}

/** Fees by benefit; the parts of a whole are split one by one, as they were rounded. */
interface Fees {
  parts: Cents[]
  isWhole: boolean
}

export interface MonthSource {
  rows: readonly LoadRow[]
  loads: readonly MonthLoad[]
  /** Those of the month. */
  transactions: readonly Transaction[]
  vatPercentage: number
}

/** What was loaded in a month, what it cost, and whether the account says the same. */
export function monthSums({ rows, loads, transactions, vatPercentage }: MonthSource): MonthSums {
  const account = matchAccount(rows, loads, transactions)
  const benefits = BENEFIT_ORDER.flatMap((benefit): BenefitSums[] => {
    const own = rows.filter((row) => row.benefit === benefit)
    const fees = account.fees.get(benefit)
    if (own.length === 0 && !fees) return []
    const loaded = sum(own.map(({ amount }) => amount))
    const feeWithVat = sum(fees?.parts ?? [])
    const isFeeWhole = fees?.isWhole ?? false
    const split = fees?.parts.map((part) => splitFee(part, vatPercentage)) ?? []
    const isSplit = isFeeWhole && split.every((part) => part !== undefined)
    return [
      {
        benefit,
        people: new Set(own.map(({ personalId }) => personalId)).size,
        loads: loaded,
        fee: isSplit ? sum(split.map((part) => part?.fee ?? cents(0))) : undefined,
        vat: isSplit ? sum(split.map((part) => part?.vat ?? cents(0))) : undefined,
        feeWithVat,
        isFeeWhole,
        total: sum([loaded, feeWithVat]),
      },
    ]
  })
  const all = (pick: (sums: BenefitSums) => Cents | undefined) => {
    const picked = benefits.map(pick)
    return picked.every((amount) => amount !== undefined) ? sum(picked) : undefined
  }
  return {
    benefits,
    people: new Set(rows.map(({ personalId }) => personalId)).size,
    loads: sum(benefits.map((one) => one.loads)),
    feeWithVat: sum(benefits.map((one) => one.feeWithVat)),
    fee: all(({ fee }) => fee),
    vat: all(({ vat }) => vat),
    total: sum(benefits.map(({ total }) => total)),
    check: account.check,
  }
}

const key = (benefit: BenefitType, day: PlainDate) => `${benefit} ${day}`
const minus = (amount: Cents): Cents => cents(0 - amount)

/** Sums that are added to under a name. */
class Tally {
  readonly sums = new Map<string, Cents>()
  add(name: string, amount: Cents) {
    this.sums.set(name, sum([this.sums.get(name) ?? cents(0), amount]))
  }
  of(name: string): Cents {
    return this.sums.get(name) ?? cents(0)
  }
}

/**
 * Puts the account's transactions, the loads and the report side by side. A charge and its load have the same sum and
 * day; a fee has the day of its charge. What was loaded and not charged was paid by invoice, if a load says so.
 */
function matchAccount(rows: readonly LoadRow[], loads: readonly MonthLoad[], transactions: readonly Transaction[]) {
  const fees = new Map<BenefitType, Fees>()
  const feesOf = (benefit: BenefitType) => {
    const known = fees.get(benefit) ?? { parts: [], isWhole: true }
    fees.set(benefit, known)
    return known
  }
  const open = new Set(loads)
  const openFees = new Set(transactions.filter(({ transactionType }) => transactionType === FEE))
  const expected = new Tally()
  const requested = new Map<PlainDate, Cents>()
  let [charged, notLoaded, invoiced, stray, missingFees] = [cents(0), cents(0), cents(0), cents(0), cents(0)]

  const takeFee = (date: string, amount: Cents) => {
    const day = dateInHelsinki(date)
    const fee = [...openFees].find((one) => dateInHelsinki(one.date) === day && -one.balanceChange === amount)
    if (fee) openFees.delete(fee)
    else missingFees = sum([missingFees, amount])
  }

  for (const { date, balanceChange } of transactions.filter(({ transactionType }) => transactionType === CHARGE)) {
    const amount = minus(cents(balanceChange))
    charged = sum([charged, amount])
    const load = chargedLoad([...open], amount, date)
    if (load?.loaded === undefined) {
      stray = sum([stray, amount])
      continue
    }
    open.delete(load)
    const feeWithVat = cents(load.totalSumWithFees - load.totalSum)
    takeFee(date, feeWithVat)
    feesOf(load.benefitType).parts.push(feeWithVat)
    expected.add(key(load.benefitType, load.day), load.loaded)
    notLoaded = sum([notLoaded, cents(amount - load.loaded)])
  }
  for (const { date, balanceChange } of transactions.filter(({ transactionType }) => transactionType === REQUESTS)) {
    const amount = minus(cents(balanceChange))
    const day = dateInHelsinki(date)
    charged = sum([charged, amount])
    requested.set(day, sum([requested.get(day) ?? cents(0), amount]))
    // REQ-02: requests are always lunch. What is left of the day's fees is theirs.
    for (const fee of [...openFees].filter((one) => dateInHelsinki(one.date) === day)) {
      feesOf('lunch').parts.push(minus(cents(fee.balanceChange)))
      openFees.delete(fee)
    }
  }
  for (const [day, amount] of requested) expected.add(key('lunch', day), amount)

  const reported = new Tally()
  for (const { benefit, day, amount } of rows) reported.add(key(benefit, day), amount)
  let isExplained = stray === 0
  for (const name of new Set([...reported.sums.keys(), ...expected.sums.keys()])) {
    const left = cents(reported.of(name) - expected.of(name))
    if (left === 0) continue
    const [benefit, day] = name.split(' ') as [BenefitType, PlainDate]
    const paid = left > 0 ? invoicedLoads([...open], benefit, day, left) : undefined
    if (!paid) {
      isExplained = false
      if (left > 0) feesOf(benefit).isWhole = false
      continue
    }
    for (const load of paid) {
      open.delete(load)
      feesOf(benefit).parts.push(cents(load.totalSumWithFees - load.totalSum))
    }
    invoiced = sum([invoiced, left])
  }
  const loaded = sum(rows.map(({ amount }) => amount))
  const strayFees = minus(sum([...openFees].map(({ balanceChange }) => cents(balanceChange))))
  const difference = cents(loaded - (charged - notLoaded + invoiced))
  const check: Check = {
    loaded,
    charged,
    notLoaded,
    invoiced,
    refunded: sum(
      transactions
        .filter(({ isDeposit, transactionType, balanceChange }) => {
          return !isDeposit && transactionType !== CORRECTION && balanceChange > 0
        })
        .map(({ balanceChange }) => cents(balanceChange)),
    ),
    difference,
    feeDifference: cents(strayFees - missingFees),
    foots: isExplained && difference === 0 && strayFees === 0 && missingFees === 0,
    isMoving: loads.some(({ status }) => status === 'in_progress'),
  }
  return { fees, check }
}

/** The load that a charge is for: of its sum and day, made the nearest to it. */
function chargedLoad(loads: readonly MonthLoad[], amount: Cents, date: string): MonthLoad | undefined {
  const day = dateInHelsinki(date)
  const apart = ({ createdAt }: MonthLoad) => Math.abs(Date.parse(createdAt) - Date.parse(date))
  return loads
    .filter((load) => load.totalSum === amount && load.day === day && load.loaded !== undefined)
    .toSorted((one, other) => apart(one) - apart(other))[0]
}

/** More loads of one benefit and day by invoice than are told apart: their number doubles the ways to add them up. */
const MOST_INVOICED = 12

/** The loads by invoice that make a sum: of the benefit, made by the day, and reached by nobody else's charge. */
function invoicedLoads(
  loads: readonly MonthLoad[],
  benefit: BenefitType,
  day: PlainDate,
  amount: Cents,
): MonthLoad[] | undefined {
  const own = loads
    .filter((load) => load.benefitType === benefit && !isBefore(day, load.day) && (load.loaded ?? 0) > 0)
    .toSorted((one, other) => (one.day < other.day ? 1 : -1))
    .slice(0, MOST_INVOICED)
  const find = (from: number, left: number): MonthLoad[] | undefined => {
    if (left === 0) return []
    for (let at = from; at < own.length; at += 1) {
      const load = own[at]
      if (!load || (load.loaded ?? 0) > left) continue
      const rest = find(at + 1, left - (load.loaded ?? 0))
      if (rest) return [load, ...rest]
    }
    return undefined
  }
  return find(0, amount)
}
