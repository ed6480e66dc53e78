import type { BenefitType, Transaction } from '@generated/api/model'
import {
  TRANSACTION_CORRECTION,
  TRANSACTION_FEE,
  TRANSACTION_LOAD,
  TRANSACTION_REFUND,
  TRANSACTION_REQUESTS,
} from '@generated/limits'
import { BENEFIT_ORDER } from '@/domain/benefit-names'
import { endedWithoutLoading } from '@/domain/top-ups/load-day'
import type { MonthLoad } from '@/domain/top-ups/loaded-part'
import type { LoadRow } from '@/employment/load-reports'
import { groupBy } from '@/values/collections/group-by'
import { lookUp } from '@/values/collections/look-up'
import { type Cents, cents, isKnownAmount, percentOf, sum } from '@/values/numbers/money'
import { nameInList } from '@/values/people/names'

// Computes all figures of the month in cents (decision 026 lists the sources).
// Loads and transactions are not matched: a load's cost comes from its own report, and the account is compared only in
// total.

export type MonthSums = ReturnType<typeof monthSums>
export type BenefitSums = MonthSums['benefits'][number]

type AccountSums = ReturnType<typeof accountSums>
export type Check = ReturnType<typeof checkOf>

/**
 * Splits a fee that includes VAT. VAT is rounded to cents (`costsOfEach`), so only one net fee gives this total; none does if
 * the VAT rate was another one, and the result is undefined.
 */
export function splitFee(feeWithVat: Cents, vatPercentage: number): { fee: Cents; vat: Cents } | undefined {
  const fee = cents(Math.round(feeWithVat / (1 + vatPercentage / 100)))
  const vat = percentOf(fee, vatPercentage)
  return fee + vat === feeWithVat ? { fee, vat } : undefined
}

export interface MonthSource {
  rows: readonly LoadRow[]
  /** Loads of the month that were charged or invoiced. */
  loads: readonly MonthLoad[]
  /** Number of the month's loads whose status is unknown: whether they were charged is unknown too. */
  unsettled: number
  transactions: readonly Transaction[]
  vatPercentage: number
}

/** The sum of the parts; undefined if a part is unknown. */
function known(parts: readonly (Cents | undefined)[]): Cents | undefined {
  return parts.every((part) => part !== undefined) ? sum(parts) : undefined
}

export function monthSums({ rows, loads, unsettled, transactions, vatPercentage }: MonthSource) {
  const byBenefit = groupBy(rows, ({ benefit }) => benefit)
  const loaded = sum(rows.map(({ amount }) => amount))
  const benefits = BENEFIT_ORDER.flatMap((benefit) => {
    const own = byBenefit.get(benefit) ?? []
    // The fee of a cancelled load has been refunded.
    const fees = loads
      .filter((load) => load.benefitType === benefit && !endedWithoutLoading(load))
      .map(({ fee }) => fee)
    if (own.length === 0 && fees.length === 0) return []
    const split = fees.map((fee) => splitFee(fee, vatPercentage))
    const [reached, feeWithVat] = [sum(own.map(({ amount }) => amount)), sum(fees)]
    return {
      benefit,
      people: countPeople(own),
      loads: reached,
      // By the reports. Undefined if no net fee with this VAT gives the total.
      fee: known(split.map((part) => part?.fee)),
      vat: known(split.map((part) => part?.vat)),
      feeWithVat,
      total: sum([reached, feeWithVat]),
    }
  })
  return {
    benefits,
    people: countPeople(rows),
    loads: loaded,
    feeWithVat: sum(benefits.map((one) => one.feeWithVat)),
    fee: known(benefits.map(({ fee }) => fee)),
    vat: known(benefits.map(({ vat }) => vat)),
    total: sum(benefits.map(({ total }) => total)),
    check: checkOf(loaded, loads, unsettled, accountSums(transactions)),
  }
}

const countPeople = (rows: readonly LoadRow[]) => new Set(rows.map(({ personalId }) => personalId)).size

const KINDS = {
  [TRANSACTION_LOAD]: 'loads',
  [TRANSACTION_REQUESTS]: 'requests',
  [TRANSACTION_FEE]: 'fees',
  [TRANSACTION_REFUND]: 'refunds',
  [TRANSACTION_CORRECTION]: 'corrections',
} as const

/** The account's transactions of the month by kind; negative means charged. */
function accountSums(transactions: readonly Transaction[]) {
  const kindOf = ({ isDeposit, transactionType }: Transaction) =>
    isDeposit ? 'deposits' : lookUp<string>(KINDS, transactionType, 'others')
  const byKind = groupBy(transactions, kindOf)
  const total = (parts: readonly Transaction[] = []) => sum(parts.map(({ balanceChange }) => cents(balanceChange)))
  return {
    loads: total(byKind.get('loads')),
    requests: total(byKind.get('requests')),
    fees: total(byKind.get('fees')),
    refunds: total(byKind.get('refunds')),
    corrections: total(byKind.get('corrections')),
    deposits: total(byKind.get('deposits')),
    /** Transactions of kinds that the contract does not name; undefined without any. */
    others: byKind.has('others') ? total(byKind.get('others')) : undefined,
    /** Change of the balance in the month. */
    change: total(transactions),
  }
}

/** The month's cost by the reports of its loads, compared with the account. */
function checkOf(loaded: Cents, loads: readonly MonthLoad[], unsettled: number, account: AccountSums) {
  const total = (parts: readonly MonthLoad[], of: (load: MonthLoad) => Cents) => sum(parts.map(of))
  const invoiced = loads.filter(({ paymentMethod }) => paymentMethod === 'einvoice')
  const charged = loads.filter(({ paymentMethod }) => paymentMethod === 'deduction')
  // Charged for employees whose load failed, or for loads cancelled after they were charged.
  const notLoaded = total(loads, (load) => load.notLoaded)
  const underWay = total(loads, (load) => load.underWay)
  const fees = total(loads, ({ fee }) => fee)
  const cost = sum([loaded, notLoaded, underWay, fees])
  // A load may not tell how it is paid.
  const isToldApart = invoiced.length + charged.length === loads.length
  const byInvoice = total(invoiced, ({ principal, fee }) => cents(principal + fee))
  // The cost without fees and without the sums paid by invoice.
  const principal = cents(cost - fees - total(invoiced, (load) => load.principal))
  /** Charged to the account above the cost, without fees. */
  const difference = cents(0 - account.loads - account.requests - principal)
  /** Service fees that belong to no load of the month (load requests, card orders). Negative: fees are missing. */
  const otherFees = cents(0 - account.fees - total(charged, ({ fee }) => fee))
  const canCompare =
    isToldApart &&
    unsettled === 0 &&
    account.others === undefined &&
    isKnownAmount(difference) &&
    isKnownAmount(otherFees)
  const owing = loads.filter(({ refundDue }) => refundDue > 0)
  return {
    loaded,
    notLoaded,
    notRefunded: known(
      owing.map(({ refundDue, refundedSum }) =>
        refundedSum === undefined ? undefined : cents(refundDue - refundedSum),
      ),
    ),
    underWay,
    unsettled,
    fees,
    cost,
    byInvoice: isToldApart ? byInvoice : undefined,
    byAccount: isToldApart ? cents(cost - byInvoice) : undefined,
    account,
    difference: canCompare ? difference : undefined,
    otherFees: canCompare ? otherFees : undefined,
    foots: canCompare && difference === 0 && otherFees >= 0,
  }
}

export interface PersonSums
  extends Pick<LoadRow, 'personalId' | 'firstName' | 'lastName' | 'employeeNumber' | 'costCenter'> {
  name: string
  loads: Partial<Record<BenefitType, Cents>>
  /** Lunch deduction; undefined if the company has no lunch report, or the report does not contain the person. */
  deduction: Cents | undefined
  total: Cents
}

export function peopleSums(
  rows: readonly LoadRow[],
  deductionOf: ReadonlyMap<string, Cents> | undefined,
): PersonSums[] {
  const people = new Map<string, PersonSums>()
  for (const row of rows) {
    const { personalId, firstName, lastName, employeeNumber, costCenter, benefit, amount } = row
    const known = people.get(personalId) ?? {
      personalId,
      firstName,
      lastName,
      name: nameInList(row),
      employeeNumber,
      costCenter,
      loads: {},
      deduction: deductionOf?.get(personalId),
      total: cents(0),
    }
    known.loads[benefit] = cents((known.loads[benefit] ?? 0) + amount)
    known.total = cents(known.total + amount)
    people.set(personalId, known)
  }
  return [...people.values()]
}

export type PeopleTotals = ReturnType<typeof peopleTotals>

export function peopleTotals(people: readonly PersonSums[]) {
  const loads: PersonSums['loads'] = {}
  for (const benefit of BENEFIT_ORDER) {
    const amounts = people.flatMap((person) => person.loads[benefit] ?? [])
    if (amounts.length > 0) loads[benefit] = sum(amounts)
  }
  return {
    loads,
    deduction: sum(people.map(({ deduction }) => deduction ?? cents(0))),
    total: sum(people.map(({ total }) => total)),
  }
}
