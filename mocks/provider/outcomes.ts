import { paymentStatus } from '../backend/rules/payment-status.ts'
import { settle } from '../backend/rules/settle.ts'
import { problem } from '../calls/problem.ts'
import type { Db } from '../database/db.ts'
import type { PaymentRow } from '../database/rows/money.ts'

/** What the payer does at the provider's, in the order of the page (MCK-06). */
export const CHOICES = ['pay', 'cancel', 'fail', 'delay', 'pending', 'close', 'twice', 'early', 'tampered'] as const
export type Choice = (typeof CHOICES)[number]
export const isChoice = (text: string | undefined): text is Choice => CHOICES.some((choice) => choice === text)

/** A delayed payment's money arrives two days later. */
const DELAYED_MS = 2 * 86_400_000
/** A pending payment is paid after a while that one can wait for. */
const PENDING_MS = 15_000
/** PAY-24: the portal re-reads for 30 seconds; the provider's word comes within them. */
const EARLY_MS = 9000

type Outcome = NonNullable<PaymentRow['outcome']>
type ReturnName = keyof NonNullable<PaymentRow['returnUrls']>
type Script = {
  outcome: (now: number) => Outcome
  /** Where the payer is sent; nowhere when the browser is closed. */
  returns?: ReturnName
  /** The provider tells later that the payer ever came. */
  isEarly?: boolean
  /** Stays on the provider's page, whose link can be followed as often as one likes. */
  stays?: boolean
  /** Appended by whoever forged the address. */
  forged?: string
}

const paid = (now: number): Outcome => ({ status: 'Paid', at: now })
const SCRIPTS: Record<Choice, Script> = {
  pay: { outcome: paid, returns: 'success' },
  cancel: { outcome: (now) => ({ status: 'Canceled', at: now }), returns: 'cancel' },
  fail: { outcome: (now) => ({ status: 'Error', at: now }), returns: 'error' },
  delay: { outcome: (now) => ({ status: 'Confirmed', at: now, paidAt: now + DELAYED_MS }), returns: 'delayed' },
  pending: { outcome: (now) => paid(now + PENDING_MS), returns: 'success' },
  close: { outcome: paid, stays: true },
  twice: { outcome: paid, returns: 'success', stays: true },
  early: { outcome: (now) => paid(now + EARLY_MS), returns: 'success', isEarly: true },
  // The return claims a payment that was cancelled: only the status tells the truth.
  tampered: {
    outcome: (now) => ({ status: 'Canceled', at: now }),
    returns: 'success',
    forged: '?pmt_status=PAID&pmt_hash=0000',
  },
}

/** The payment that a form stands for, if it is still one. */
export const paymentOf = (db: Db, companyId: string, paymentId: string): PaymentRow | undefined =>
  db.companies.get('', companyId) && db.payments.get(companyId, paymentId)

/**
 * PAY-20: the payer has arrived at the provider's, so the payment is Pending. Coming again changes nothing, and neither
 * does who opens a mailed link (PAY-17): nobody was handed off.
 */
export function handOff(db: Db, payment: PaymentRow, now: number): PaymentRow {
  const isByLink = payment.method === 'LinkToOtherPerson'
  if (isByLink || paymentStatus(payment, now) !== 'Created') return payment
  const pending = db.payments.put(payment.companyId, { ...payment, pendingAt: now })
  settle(db, payment.companyId, now)
  return db.payments.get(payment.companyId, payment.id) ?? pending
}

/** What the payer sees after choosing: `url` is the way back, `stays` keeps the provider's page open. */
export type Decided = { url?: string; stays: boolean }

/**
 * The provider's report of what the payer chose. Told again, or when the money has moved already, it changes nothing:
 * a callback that comes twice books once.
 */
export function decide(db: Db, payment: PaymentRow, choice: Choice, now: number): Decided {
  const { outcome, returns, isEarly = false, stays = false, forged = '' } = SCRIPTS[choice]
  const status = paymentStatus(payment, now)
  const isOpen = payment.outcome === undefined && (status === 'Created' || status === 'Pending')
  if (isOpen) {
    const pendingAt = isEarly ? undefined : (payment.pendingAt ?? now)
    db.payments.put(payment.companyId, { ...payment, pendingAt, outcome: outcome(now) })
    settle(db, payment.companyId, now)
  }
  const url = returns && payment.returnUrls?.[returns]
  return { url: url === undefined ? undefined : `${url}${forged}`, stays }
}

/** MCK-05: the panel forces what becomes of a payment by any method. Throws when the money has moved already. */
export function forcePayment(
  db: Db,
  companyId: string,
  paymentId: string,
  status: Outcome['status'],
  now: number,
): void {
  const payment = paymentOf(db, companyId, paymentId)
  if (!payment) throw problem(404, 'payment_not_found')
  if (paymentStatus(payment, now) === 'Paid') throw problem(409, 'payment_already_paid')
  const outcome = { status, at: now, ...(status === 'Confirmed' && { paidAt: now + DELAYED_MS }) }
  db.payments.put(companyId, { ...payment, outcome })
  settle(db, companyId, now)
}
