import type { CreateTopUpRequest } from '@generated/api/model'
import { LARGEST_PAYMENT, SMALLEST_INVOICE } from '@generated/limits'
import type { LoadCosts } from '@/domain/top-ups/costs'
import { type Cents, cents } from '@/values/money'

export type TopUpPaymentMethod = CreateTopUpRequest['paymentMethod']

/** TOP-14: minimum and maximum of an e-invoice, including fees. */
export const INVOICE_LIMITS = { min: cents(SMALLEST_INVOICE), max: cents(LARGEST_PAYMENT) }

/** Whether the total in cents, including fees, is allowed on an e-invoice (TOP-14). */
export const isInvoiceTotal = (total: Cents): boolean => total >= INVOICE_LIMITS.min && total <= INVOICE_LIMITS.max

/** Balance after the load; an invoice does not change it (TOP-19). Negative if the balance is too low. */
export const remainingBalance = (balance: Cents, { total }: LoadCosts, payment: TopUpPaymentMethod | ''): Cents =>
  payment === 'einvoice' ? balance : cents(balance - total)
