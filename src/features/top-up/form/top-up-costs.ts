import type { TopUpPaymentMethod } from '@generated/api/model'
import type { LoadCosts } from '@/domain/top-ups/costs'
import { type Cents, cents } from '@/values/money'

/** VAT of commissions where the settings name none (HOM-09). */
export const DEFAULT_VAT_PERCENT = 24

/** TOP-04: the least amount for one employee. */
export const MIN_AMOUNT: Cents = cents(100)

/** TOP-14: what a load by e-invoice may total, fees included. */
export const INVOICE_LIMITS = { min: cents(51), max: cents(5_000_000) }

/** Whether an e-invoice may total so many cents, fees included (TOP-14). */
export const isInvoiceTotal = (total: Cents): boolean => total >= INVOICE_LIMITS.min && total <= INVOICE_LIMITS.max

/** What is left on the account after the load; an invoice leaves it untouched (TOP-19). Below 0 when it does not do. */
export const remainingBalance = (balance: Cents, { total }: LoadCosts, payment: TopUpPaymentMethod | ''): Cents =>
  payment === 'einvoice' ? balance : cents(balance - total)
