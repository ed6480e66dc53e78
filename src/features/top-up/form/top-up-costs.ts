import type { CreateTopUpRequest } from '@generated/api/model'
import { LARGEST_PAYMENT, SMALLEST_INVOICE } from '@generated/limits'
import type { LoadCosts } from '@/domain/top-ups/costs'
import { type Cents, cents } from '@/values/money'

export type TopUpPaymentMethod = CreateTopUpRequest['paymentMethod']

/** TOP-14: what a load by e-invoice may total, fees included. */
export const INVOICE_LIMITS = { min: cents(SMALLEST_INVOICE), max: cents(LARGEST_PAYMENT) }

/** Whether an e-invoice may total so many cents, fees included (TOP-14). */
export const isInvoiceTotal = (total: Cents): boolean => total >= INVOICE_LIMITS.min && total <= INVOICE_LIMITS.max

/** What is left on the account after the load; an invoice leaves it untouched (TOP-19). Below 0 when it does not do. */
export const remainingBalance = (balance: Cents, { total }: LoadCosts, payment: TopUpPaymentMethod | ''): Cents =>
  payment === 'einvoice' ? balance : cents(balance - total)
