import type { BackendPart } from '../../calls/implement.ts'
import { problem } from '../../calls/problem.ts'
import type { TransactionRow } from '../../database/rows/money.ts'
import { einvoiceOf } from '../../values/loads.ts'
import { english } from '../rules/language.ts'
import { loadStatus } from '../rules/load-status.ts'
import { addPayment, paidPayment } from '../rules/make-payment.ts'
import { pageOf } from '../rules/paging.ts'
import { paymentReceipt } from '../rules/payment-documents.ts'
import { checkedChoice, refuseDepositAmount } from '../rules/payment-methods.ts'
import { transactionReceipt } from '../rules/receipts.ts'
import { settle } from '../rules/settle.ts'
import { textsOf, translated } from '../rules/transaction-texts.ts'

const TRANSACTIONS_PAGE = 20

const WIRE_TYPE: Record<TransactionRow['transactionType'], string> = {
  deposit: 'Deposit',
  load: 'TopUp',
  fee: 'ServiceFee',
  correction: 'BalanceCorrection',
  refund: 'Refund',
}

/** Loads requested by employees have no load of the company. */
const wireType = ({ transactionType, topUpId }: TransactionRow) =>
  transactionType === 'load' && topUpId === undefined ? 'RequestedLoad' : WIRE_TYPE[transactionType]

const collator = new Intl.Collator('fi')

export const accounts: BackendPart<
  | 'readCompanyAccounts'
  | 'listTransactions'
  | 'createDeposit'
  | 'downloadDepositReceipt'
  | 'downloadTransactionReceipt'
  | 'listBalanceCorrections'
  | 'checkBalanceCorrections'
> = {
  readCompanyAccounts({ caller: { company }, db, now }) {
    settle(db, company.id, now)
    const open = db.requestedLoads.all(company.id).filter((row) => row.state === 'open')
    return {
      accounts: db.accounts.all(company.id).map((row) => ({
        companyAccountId: row.id,
        parentAccountId: row.parentAccountId ?? row.id,
        availableBalance: row.availableBalance,
      })),
      ...einvoiceOf(company.invoiceInformation),
      // REQ-05: shown, not subtracted
      unfulfilledRequestSum: open.reduce((sum, row) => sum + row.amount, 0),
    }
  },

  // REP-02
  listTransactions({ query: { page, sortingBy, descending }, caller, db, now, request }) {
    settle(db, caller.company.id, now)
    // For equal times the last booked comes first: a deposit below the loads that it paid for.
    const newestFirst = db.transactions
      .all(caller.company.id)
      .toReversed()
      .toSorted((a, b) => b.at - a.at)
    const direction = descending ? -1 : 1
    // Sorted as shown: by title, then by description.
    const shown = (row: TransactionRow) => Object.values(textsOf(row, english(request))).join('\n')
    const sorted = newestFirst.toSorted((a, b) => {
      if (sortingBy === 'amount') return direction * (a.balanceChange - b.balanceChange)
      if (sortingBy === 'description') return direction * collator.compare(shown(a), shown(b))
      return direction * (a.at - b.at)
    })
    const { rows, totalPages } = pageOf(sorted, page, TRANSACTIONS_PAGE)
    const transactions = rows.map((row) => ({
      id: row.id,
      date: new Date(row.at).toISOString(),
      ...textsOf(row, english(request)),
      isDeposit: row.isDeposit,
      orderId: row.isDeposit ? row.orderId : undefined,
      transactionType: wireType(row),
      balanceChange: row.balanceChange,
    }))
    return { transactions, totalPages }
  },

  // DEP-08; no fees on a deposit (PAY-18)
  createDeposit({ body: { payment, accountNumber, amount }, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const choice = checkedChoice(payment, 'deposit')
    refuseDepositAmount(choice, amount, now)
    const account = db.accounts.get(company.id, accountNumber)
    if (!account) throw problem(404, 'account_not_found', { fieldName: 'accountNumber' })
    const deposit = db.deposits.put(company.id, {
      id: `o-${crypto.randomUUID()}`,
      companyId: company.id,
      accountId: account.id,
      amount,
      createdAt: now,
    })
    const order = { companyId: company.id, orderType: 'deposit' as const, orderId: deposit.id, amount }
    return { paymentId: addPayment(db, order, choice, now).id, depositOrderId: deposit.id }
  },

  // REP-02
  downloadDepositReceipt({ params, caller: { company }, db, now, request }) {
    settle(db, company.id, now)
    // CRD-12: the payment of a card order is also booked as a deposit.
    const order = db.cardOrders.get(company.id, params.id) ?? db.deposits.get(company.id, params.id)
    if (!order) throw problem(404, 'document_not_found')
    const payment = paidPayment(db, { companyId: company.id, orderId: order.id }, now)
    return paymentReceipt(db, company, payment, english(request))
  },

  downloadTransactionReceipt({ params, caller: { company }, db, now, request }) {
    settle(db, company.id, now)
    const row = db.transactions.get(company.id, params.id)
    // A deposit's receipt belongs to its order (REP-02).
    if (!row || row.isDeposit) throw problem(404, 'document_not_found')
    // x-assumed (downloadTransactionReceipt): a load that is still running.
    const load = row.topUpId === undefined ? undefined : db.topUps.get(company.id, row.topUpId)
    if (load && loadStatus(load, now) === 'in_progress') throw problem(409, 'payment_not_completed')
    // CRD-12: the fee of a card order (cards, delivery, VAT and card fee in one sum) is itemised on the order's receipt.
    const cardOrder = row.orderId === undefined ? undefined : db.cardOrders.get(company.id, row.orderId)
    const payment = cardOrder && paidPayment(db, { companyId: company.id, orderId: cardOrder.id }, now)
    if (payment) return paymentReceipt(db, company, payment, english(request))
    return transactionReceipt(company, { ...row, ...textsOf(row, english(request)) }, english(request))
  },

  // REP-06
  listBalanceCorrections({ query, caller, db, request }) {
    const from = query.From === undefined ? -Infinity : Date.parse(query.From)
    const to = query.To === undefined ? Infinity : Date.parse(query.To)
    if (from > to) throw problem(400, 'invalid_date_range')
    const sorted = db.balanceCorrections
      .all(caller.company.id)
      .filter((row) => row.at >= from && row.at <= to)
      .toSorted((a, b) => b.at - a.at)
    const { rows, totalPages } = pageOf(sorted, query.Page, query.RowsPerPage)
    const transactions = rows.map(
      ({ at, id, reasonType, reason, documentId, executedBy, amount, balanceAfterCorrection }) => ({
        id,
        transactionDateTime: new Date(at).toISOString(),
        reasonType,
        reason: translated(reason, english(request)),
        documentId,
        executedBy,
        amount,
        balanceAfterCorrection,
      }),
    )
    return { transactions, totalPages }
  },

  // REP-01
  checkBalanceCorrections: ({ caller, db }) => db.balanceCorrections.all(caller.company.id).length > 0,
}
