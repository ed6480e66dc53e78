import { paymentStatus } from '../backend/rules/payment-status.ts'
import { settle } from '../backend/rules/settle.ts'
import type { Db } from '../database/db.ts'
import type { PaymentRow } from '../database/rows/money.ts'

/** The payer's choices on the provider's page, in the order of the page (MCK-06). */
export const CHOICES = ['pay', 'cancel', 'fail', 'delay', 'pending', 'close', 'twice', 'early', 'tampered'] as const
export type Choice = (typeof CHOICES)[number]
export const isChoice = (text: string | undefined): text is Choice => CHOICES.some((choice) => choice === text)

/** When the money of a delayed payment arrives. */
export const DELAYED_MS = 2 * 86_400_000
/** When a pending payment is paid: short enough to wait for. */
const PENDING_MS = 15_000
/** PAY-24: the portal polls for 30 seconds; the provider reports within them. */
const EARLY_MS = 9000

type Outcome = NonNullable<PaymentRow['outcome']>
type ReturnName = keyof NonNullable<PaymentRow['returnUrls']>
type Script = {
  outcome: (now: number) => Outcome
  /** The return URL for the payer; undefined if the browser is closed. */
  returns?: ReturnName
  /** The provider reports after the payer has returned. */
  isEarly?: boolean
  /** The provider's page stays open, so that its link can be followed several times. */
  stays?: boolean
  /** Appended to the return URL by a forger. */
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
  // The forged return claims that a cancelled payment was paid; only the status is reliable.
  tampered: {
    outcome: (now) => ({ status: 'Canceled', at: now }),
    returns: 'success',
    forged: '?pmt_status=PAID&pmt_hash=0000',
  },
}

/** The payment of a form, if it still exists. */
export const paymentOf = (db: Db, companyId: string, paymentId: string): PaymentRow | undefined =>
  db.companies.get('', companyId) && db.payments.get(companyId, paymentId)

/**
 * PAY-20: the payer has arrived at the provider, so the payment becomes Pending. Arriving again changes nothing. Neither does
 * opening a mailed link (PAY-17), because the portal did not send that payer.
 */
export function handOff(db: Db, payment: PaymentRow, now: number): PaymentRow {
  const isByLink = payment.method === 'LinkToOtherPerson'
  if (isByLink || paymentStatus(payment, now) !== 'Created') return payment
  const pending = db.payments.put(payment.companyId, { ...payment, pendingAt: now })
  settle(db, payment.companyId, now)
  return db.payments.get(payment.companyId, payment.id) ?? pending
}

/** The page after a choice: `url` is the return URL, `stays` keeps the provider's page open. */
export type Decided = { url?: string; stays: boolean }

/**
 * The provider reports the payer's choice. A repeated report, or one after the money has moved, changes nothing, so a repeated
 * callback books once.
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
