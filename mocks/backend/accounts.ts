import type { BackendPart } from '../implement.ts'
import { problem } from '../problem.ts'
import type { TransactionRow } from '../rows/money.ts'
import { pageOf } from './paging.ts'

const TRANSACTIONS_PAGE = 20

const WIRE_TYPE: Record<TransactionRow['transactionType'], string> = {
  deposit: 'Deposit',
  load: 'TopUp',
  fee: 'ServiceFee',
  correction: 'BalanceCorrection',
  refund: 'Refund',
}

const collator = new Intl.Collator('fi')

export const accounts: BackendPart<
  'readCompanyAccounts' | 'listTransactions' | 'listBalanceCorrections' | 'checkBalanceCorrections'
> = {
  readCompanyAccounts({ caller: { company }, db }) {
    const open = db.requestedLoads.all(company.id).filter((row) => row.state === 'open')
    return {
      accounts: db.accounts.all(company.id).map((row) => ({
        companyAccountId: row.id,
        parentAccountId: row.parentAccountId ?? row.id,
        availableBalance: row.availableBalance,
      })),
      eInvoiceAddress: company.invoiceInformation?.eInvoiceAddress,
      operator: company.invoiceInformation?.operator,
      // REQ-05: shown, not subtracted
      unfulfilledRequestSum: open.reduce((sum, row) => sum + row.amount, 0),
    }
  },

  // REP-02
  listTransactions({ query: { page, sortingBy, descending }, caller, db }) {
    const newestFirst = db.transactions.all(caller.company.id).toSorted((a, b) => b.at - a.at)
    const direction = descending ? -1 : 1
    const sorted = newestFirst.toSorted((a, b) => {
      if (sortingBy === 'amount') return direction * (a.balanceChange - b.balanceChange)
      if (sortingBy === 'description') return direction * collator.compare(a.description, b.description)
      return direction * (a.at - b.at)
    })
    const { rows, totalPages } = pageOf(sorted, page, TRANSACTIONS_PAGE)
    const transactions = rows.map((row) => ({
      id: row.id,
      date: new Date(row.at).toISOString(),
      title: row.title,
      description: row.description,
      isDeposit: row.isDeposit,
      orderId: row.orderId,
      transactionType: WIRE_TYPE[row.transactionType],
      balanceChange: row.balanceChange,
    }))
    return { transactions, totalPages }
  },

  // REP-06
  listBalanceCorrections({ query, caller, db }) {
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
        reason,
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
