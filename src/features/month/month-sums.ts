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
import type { LoadRow } from '@/employment/load-reports'
import { type Cents, cents, percentOf, sum } from '@/values/money'

// Computes all figures of the month in cents, with people-sums.ts for those by person (decision 026 lists the sources).
// Loads and transactions are not matched: a load's cost comes from its own report, and the account is compared only in
// total.

export interface BenefitSums {
  benefit: BenefitType
  people: number
  loads: Cents
  /** By the reports. Net fee and VAT are undefined if no net fee with this VAT gives the total. */
  fee: Cents | undefined
  vat: Cents | undefined
  feeWithVat: Cents
  total: Cents
}

/** The account's transactions of the month by kind; negative means charged. */
export interface AccountSums {
  loads: Cents
  requests: Cents
  fees: Cents
  refunds: Cents
  corrections: Cents
  deposits: Cents
  /** Transactions of kinds that the contract does not name. */
  others: Cents
  change: Cents
}

export interface Check {
  loaded: Cents
  /** Charged for employees whose load failed, or for loads cancelled after they were charged. */
  notLoaded: Cents
  /** The part of notLoaded that was not refunded; undefined if a load does not tell. */
  notRefunded: Cents | undefined
  underWay: Cents
  fees: Cents
  cost: Cents
  /** The part of the cost paid by invoice; undefined if a load does not tell how it is paid. */
  byInvoice: Cents | undefined
  byAccount: Cents | undefined
  account: AccountSums
  /** Amount charged to the account above the cost, without fees; undefined if the parts cannot be separated. */
  difference: Cents | undefined
  /** Service fees that belong to no load of the month (load requests, card orders). Negative: fees are missing. */
  otherFees: Cents | undefined
  foots: boolean
}

export interface MonthSums {
  benefits: BenefitSums[]
  people: number
  loads: Cents
  feeWithVat: Cents
  fee: Cents | undefined
  vat: Cents | undefined
  total: Cents
  check: Check
}

/**
 * The net fee whose VAT, rounded like in `loadCosts`, gives the total; undefined if the VAT rate was different. Rounding moves
 * the VAT by half a cent at most, so no other net fee fits.
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
  transactions: readonly Transaction[]
  vatPercentage: number
}

/** The sum of the parts; undefined if a part is unknown. */
function known(parts: readonly (Cents | undefined)[]): Cents | undefined {
  return parts.every((part) => part !== undefined) ? sum(parts) : undefined
}

export function monthSums({ rows, loads, transactions, vatPercentage }: MonthSource): MonthSums {
  const people = new Set<string>()
  const byBenefit = new Map<BenefitType, { people: Set<string>; loaded: Cents }>()
  for (const { benefit, personalId, amount } of rows) {
    const own = byBenefit.get(benefit) ?? { people: new Set(), loaded: cents(0) }
    own.people.add(personalId)
    own.loaded = cents(own.loaded + amount)
    people.add(personalId)
    byBenefit.set(benefit, own)
  }
  const loaded = sum([...byBenefit.values()].map((own) => own.loaded))
  const benefits = BENEFIT_ORDER.flatMap((benefit): BenefitSums[] => {
    const own = byBenefit.get(benefit)
    // The fee of a cancelled load has been refunded.
    const fees = loads.filter((load) => load.benefitType === benefit && !isGivenUp(load)).map(({ fee }) => fee)
    if (!own && fees.length === 0) return []
    const split = fees.map((fee) => splitFee(fee, vatPercentage))
    const [ownLoads, feeWithVat] = [own?.loaded ?? cents(0), sum(fees)]
    return [
      {
        benefit,
        people: own?.people.size ?? 0,
        loads: ownLoads,
        fee: known(split.map((part) => part?.fee)),
        vat: known(split.map((part) => part?.vat)),
        feeWithVat,
        total: sum([ownLoads, feeWithVat]),
      },
    ]
  })
  return {
    benefits,
    people: people.size,
    loads: loaded,
    feeWithVat: sum(benefits.map((one) => one.feeWithVat)),
    fee: known(benefits.map(({ fee }) => fee)),
    vat: known(benefits.map(({ vat }) => vat)),
    total: sum(benefits.map(({ total }) => total)),
    check: checkOf(loaded, loads, accountSums(transactions)),
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
  // The cost without fees and without the sums paid by invoice.
  const principal = cents(cost - fees - (byInvoice - invoicedFees))
  const compared = canCompare
    ? {
        difference: cents(0 - account.loads - account.requests - principal),
        otherFees: cents(0 - account.fees - chargedFees),
      }
    : undefined
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
    difference: compared?.difference,
    otherFees: compared?.otherFees,
    foots: compared !== undefined && compared.difference === 0 && compared.otherFees >= 0,
  }
}
