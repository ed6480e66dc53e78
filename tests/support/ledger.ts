import type { Db } from '../../mocks/database/db.ts'

/** The actual movements on a company's account, in cents, in total and per item; refunds and sums are positive. */
export type Ledger = {
  /** Each booked deposit by its order id; `times` other than 1 is an error. */
  deposits: Record<string, { times: number; sum: number }>
  /** Each charged load by its id, with its fee; `times` is the number of charges. */
  loads: Record<string, { times: number; sum: number; fee: number; refunded: number }>
  /** Requested loads: charged amounts, fees, and the sum of the fulfilled requests. */
  requests: { charged: number; fee: number; fulfilled: number }
  /** Fees of card orders apart from loads and commissions: cards, delivery, card fee and their VAT. */
  cards: { fee: number }
  corrections: number
  /** The sum of all changes, and the balances of the accounts. */
  moved: number
  balance: number
}

/** Sums the transactions of a company, so that tests can detect money moved twice or not at all. */
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
