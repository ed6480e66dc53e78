import type { BenefitType, Transaction } from '@generated/api/model'
import {
  TRANSACTION_CORRECTION,
  TRANSACTION_FEE,
  TRANSACTION_LOAD,
  TRANSACTION_REFUND,
  TRANSACTION_REQUESTS,
} from '@generated/limits'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import { isGivenUp } from '@/domain/top-ups/load-day'
import type { MonthLoad } from '@/domain/top-ups/loaded-part'
import type { LoadRow } from '@/employees/report-rows'
import { type Cents, cents, percentOf, sum } from '@/values/money'

// Every figure of the month is summed here and, by person, in people-sums.ts, in cents (decision 039 says where each comes
// from). Nothing is matched: a load costs what its own report says, and the account is only compared in total.

export interface BenefitSums {
  benefit: BenefitType
  people: number
  /** What reached employees. */
  loads: Cents
  /** Of the month's loads, by their own reports; without VAT and the VAT undefined when no fee with this VAT makes the sum. */
  fee: Cents | undefined
  vat: Cents | undefined
  feeWithVat: Cents
  total: Cents
}

/** What moved on the account in the month, by kind; below zero is taken. */
export interface AccountSums {
  loads: Cents
  requests: Cents
  fees: Cents
  refunds: Cents
  corrections: Cents
  deposits: Cents
  /** Of kinds that the contract does not name. */
  others: Cents
  /** Everything together: the change of the balance. */
  change: Cents
}

/** What the month cost by the reports of its loads, and whether the account says the same. */
export interface Check {
  loaded: Cents
  /** Charged for employees who did not get it, or of loads that were given up after they were charged. */
  notLoaded: Cents
  /** Of notLoaded what is not back on the account; undefined when a load does not say what is. */
  notRefunded: Cents | undefined
  /** Of loads that run. */
  underWay: Cents
  fees: Cents
  cost: Cents
  /** Of the cost; undefined when a load does not say how it is paid. */
  byInvoice: Cents | undefined
  byAccount: Cents | undefined
  account: AccountSums
  /** What the account was charged above the cost, without fees; undefined when not everything can be told apart. */
  difference: Cents | undefined
  /** Service fees of the account that no load of the month names: those of load requests and card orders. Below 0: lacking. */
  otherFees: Cents | undefined
  foots: boolean
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

export interface MonthSource {
  rows: readonly LoadRow[]
  /** Those of the month that were charged or invoiced. */
  loads: readonly MonthLoad[]
  /** Those of the month. */
  transactions: readonly Transaction[]
  vatPercentage: number
}

/** A sum of parts that are all known. */
function known(parts: readonly (Cents | undefined)[]): Cents | undefined {
  return parts.every((part) => part !== undefined) ? sum(parts) : undefined
}

const peopleOf = (rows: readonly LoadRow[]) => new Set(rows.map(({ personalId }) => personalId)).size
const amountsOf = (rows: readonly LoadRow[]) => sum(rows.map(({ amount }) => amount))

/** What was loaded in a month, what it cost, and whether the account says the same. */
export function monthSums({ rows, loads, transactions, vatPercentage }: MonthSource): MonthSums {
  const benefits = BENEFIT_ORDER.flatMap((benefit): BenefitSums[] => {
    const own = rows.filter((row) => row.benefit === benefit)
    // The fee of a load that was given up has come back with it.
    const fees = loads.filter((load) => load.benefitType === benefit && !isGivenUp(load)).map(({ fee }) => fee)
    if (own.length === 0 && fees.length === 0) return []
    const split = fees.map((fee) => splitFee(fee, vatPercentage))
    const [loaded, feeWithVat] = [amountsOf(own), sum(fees)]
    return [
      {
        benefit,
        people: peopleOf(own),
        loads: loaded,
        fee: known(split.map((part) => part?.fee)),
        vat: known(split.map((part) => part?.vat)),
        feeWithVat,
        total: sum([loaded, feeWithVat]),
      },
    ]
  })
  return {
    benefits,
    people: peopleOf(rows),
    loads: amountsOf(rows),
    feeWithVat: sum(benefits.map((one) => one.feeWithVat)),
    fee: known(benefits.map(({ fee }) => fee)),
    vat: known(benefits.map(({ vat }) => vat)),
    total: sum(benefits.map(({ total }) => total)),
    check: checkOf(amountsOf(rows), loads, accountSums(transactions)),
  }
}

const KINDS: Readonly<Record<string, keyof AccountSums>> = {
  [TRANSACTION_LOAD]: 'loads',
  [TRANSACTION_REQUESTS]: 'requests',
  [TRANSACTION_FEE]: 'fees',
  [TRANSACTION_REFUND]: 'refunds',
  [TRANSACTION_CORRECTION]: 'corrections',
}

function accountSums(transactions: readonly Transaction[]): AccountSums {
  const none = cents(0)
  const sums: AccountSums = {
    loads: none,
    requests: none,
    fees: none,
    refunds: none,
    corrections: none,
    deposits: none,
    others: none,
    change: none,
  }
  for (const { isDeposit, transactionType, balanceChange } of transactions) {
    const kind = isDeposit ? 'deposits' : (KINDS[transactionType] ?? 'others')
    sums[kind] = cents(sums[kind] + balanceChange)
    sums.change = cents(sums.change + balanceChange)
  }
  return sums
}

function checkOf(loaded: Cents, loads: readonly MonthLoad[], account: AccountSums): Check {
  const total = (parts: readonly MonthLoad[], of: (load: MonthLoad) => Cents) => sum(parts.map(of))
  const invoiced = loads.filter(({ paymentMethod }) => paymentMethod === 'einvoice')
  const charged = loads.filter(({ paymentMethod }) => paymentMethod === 'deduction')
  const [notLoaded, underWay, fees] = [
    total(loads, (load) => load.notLoaded),
    total(loads, (load) => load.underWay),
    total(loads, ({ fee }) => fee),
  ]
  const cost = sum([loaded, notLoaded, underWay, fees])
  const isToldApart = invoiced.length + charged.length === loads.length
  const byInvoice = total(invoiced, ({ principal, fee }) => cents(principal + fee))
  const chargedFees = total(charged, ({ fee }) => fee)
  const invoicedFees = total(invoiced, ({ fee }) => fee)
  const canCompare = isToldApart && account.others === 0
  // Without fees: what is left of the cost when those by invoice are taken off.
  const principal = cents(cost - fees - (byInvoice - invoicedFees))
  const difference = canCompare ? cents(0 - account.loads - account.requests - principal) : undefined
  const otherFees = canCompare ? cents(0 - account.fees - chargedFees) : undefined
  return {
    loaded,
    notLoaded,
    notRefunded: known(
      loads
        .filter(({ owed }) => owed > 0)
        .map(({ owed, refundedSum }) => (refundedSum === undefined ? undefined : cents(owed - refundedSum))),
    ),
    underWay,
    fees,
    cost,
    byInvoice: isToldApart ? byInvoice : undefined,
    byAccount: isToldApart ? cents(cost - byInvoice) : undefined,
    account,
    difference,
    otherFees,
    foots: difference === 0 && (otherFees ?? -1) >= 0,
  }
}
