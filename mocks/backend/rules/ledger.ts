import type { Db } from '../../database/db.ts'

/** What has really moved on a company's account, in cents and in pieces; refunds and sums are positive. */
export type Ledger = {
  /** Each booked deposit by its order, with how often it was booked: anything but 1 is an error. */
  deposits: Record<string, { times: number; sum: number }>
  /** Each charged load by its id, with its fee; `times` counts the charges. */
  loads: Record<string, { times: number; sum: number; fee: number; refunded: number }>
  /** Loads that employees asked for: what was taken for them, and the sum of the requests that became loads. */
  requests: { charged: number; fee: number; fulfilled: number }
  /** What card orders cost beside their loads and commissions: cards, delivery, card fee and the VAT of them. */
  cards: { fee: number }
  corrections: number
  /** All changes together, and the balances of the accounts. */
  moved: number
  balance: number
}

/** Counts the transactions of a company, so that tests can tell money that moved twice, or not at all. */
export function ledgerOf(db: Db, companyId: string): Ledger {
  const ledger: Ledger = {
    deposits: {},
    loads: {},
    requests: { charged: 0, fee: 0, fulfilled: 0 },
    cards: { fee: 0 },
    corrections: 0,
    moved: 0,
    balance: db.accounts.all(companyId).reduce((sum, row) => sum + row.availableBalance, 0),
  }
  for (const { transactionType, balanceChange, orderId, topUpId } of db.transactions.all(companyId)) {
    ledger.moved += balanceChange
    if (transactionType === 'deposit') {
      const known = (ledger.deposits[orderId ?? ''] ??= { times: 0, sum: 0 })
      known.times += 1
      known.sum += balanceChange
    } else if (transactionType === 'correction') {
      ledger.corrections += balanceChange
    } else if (orderId !== undefined) {
      ledger.cards.fee -= balanceChange
    } else if (topUpId === undefined) {
      ledger.requests[transactionType === 'fee' ? 'fee' : 'charged'] -= balanceChange
    } else {
      const known = (ledger.loads[topUpId] ??= { times: 0, sum: 0, fee: 0, refunded: 0 })
      if (transactionType === 'load') known.times += 1
      if (transactionType === 'load') known.sum -= balanceChange
      if (transactionType === 'fee') known.fee -= balanceChange
      if (transactionType === 'refund') known.refunded += balanceChange
    }
  }
  for (const row of db.requestedLoads.all(companyId)) {
    if (row.state === 'fulfilled') ledger.requests.fulfilled += row.amount
  }
  return ledger
}
