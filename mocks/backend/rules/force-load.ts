import { problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { TopUpRow } from '../../database/rows/benefits.ts'
import { charge, refund } from './booking.ts'
import { fulfilRequests } from './fulfil-requests.ts'
import { loadStatus } from './load-status.ts'
import { settle } from './settle.ts'

/** Outcomes of a load that the panel can force (MCK-05): `paid` is a paid e-invoice, the others end the load. */
export type ForcedLoad = 'paid' | NonNullable<TopUpRow['outcome']>

/** True if the load was charged to the company's account and not fully refunded. */
const isCharged = (db: Db, row: TopUpRow): boolean =>
  db.transactions.all(row.companyId).some((posted) => posted.topUpId === row.id && posted.transactionType === 'load')

/**
 * Forces the outcome of a load and moves its money: a charged load that is given up is refunded with its fee.
 * `now` in ms. Throws top_up_not_found, also for a load that has ended.
 */
export function forceLoad(db: Db, companyId: string, id: string, forced: ForcedLoad, now: number): void {
  settle(db, companyId, now)
  const row = db.topUps.get(companyId, id)
  if (!row) throw problem(404, 'top_up_not_found')
  const status = loadStatus(row, now)
  const hasEnded = ['success', 'closed_with_errors', 'canceled', 'expired'].includes(status)
  if (hasEnded || (forced === 'paid' && row.paidAt !== undefined)) throw problem(409, 'payment_already_paid')
  const { outcome: _before, ...open } = row
  if (forced === 'paid') {
    const paid = db.topUps.put(companyId, { ...open, paidAt: now })
    if (row.paymentMethod === 'deduction') charge(db, paid, now)
    return
  }
  if (forced === 'closed_with_errors') {
    const items = row.items.map((item, index) => ({ ...item, ...(index === 0 && { failed: true }) }))
    db.topUps.put(companyId, { ...open, items })
    return
  }
  const ended = db.topUps.put(companyId, { ...open, outcome: forced })
  if (!isCharged(db, row)) return
  refund(db, ended, row.amount * row.items.length + row.feeWithVat, row.items.length, now)
  fulfilRequests(db, companyId, now)
}
