import type { TopUpPaymentMethod } from '@generated/api/model'
import { type Cents, cents, multiply, percentOf } from '@/values/money'

/** VAT of commissions where the settings name none (HOM-09). */
export const DEFAULT_VAT_PERCENT = 24

/** TOP-04: the least amount for one employee. */
export const MIN_AMOUNT: Cents = cents(100)

/** TOP-14: what a load by e-invoice may total, fees included. */
export const INVOICE_LIMITS = { min: cents(51), max: cents(5_000_000) }

/** Whether an e-invoice may total so many cents, fees included (TOP-14). */
export const isInvoiceTotal = (total: Cents): boolean => total >= INVOICE_LIMITS.min && total <= INVOICE_LIMITS.max

export interface CostInput {
  /** For each employee. */
  amount: Cents
  count: number
  /** availableBenefitSettings.feePercentage: 2.5 is 2,5 %. */
  feePercentage: number
  /** feesVatPercentage of the settings. */
  vatPercentage: number
}

export interface TopUpCosts {
  sum: Cents
  fee: Cents
  vat: Cents
  feeWithVat: Cents
  /** What the company pays: the sum and the fee with its VAT. */
  total: Cents
}

/** What a load costs in cents (TOP-11); fee and VAT are each rounded on their own, half up. */
export function topUpCosts({ amount, count, feePercentage, vatPercentage }: CostInput): TopUpCosts {
  const sum = multiply(amount, count)
  const fee = percentOf(sum, feePercentage)
  const vat = percentOf(fee, vatPercentage)
  const feeWithVat = cents(fee + vat)
  return { sum, fee, vat, feeWithVat, total: cents(sum + feeWithVat) }
}

/** What is left on the account after the load; an invoice leaves it untouched (TOP-19). Below 0 when it does not do. */
export const remainingBalance = (balance: Cents, { total }: TopUpCosts, payment: TopUpPaymentMethod | ''): Cents =>
  payment === 'einvoice' ? balance : cents(balance - total)
