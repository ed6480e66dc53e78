import { downloadDepositReceipt, downloadTransactionReceipt } from '@generated/api/accounts/accounts'
import type { Transaction } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { Download, ReceiptEuro } from 'lucide-react'
import { isApiError } from '@/api/replies/api-error'
import { countRow, moneyRow } from '@/domain/money-row'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { useFailureToast } from '@/notifications/report-failure'
import { saveDocument } from '@/payments/document-button'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { usePagedList } from '@/tables/paged-list'
import type { DescriptionRow } from '@/ui/content/description-list'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { formatInstantDate } from '@/values/dates/plain-date'
import { cents, formatEuros, sum } from '@/values/numbers/money'
import { PagedCard } from './paged-card'
import { transactionsQuery } from './queries'

/** REP-02. `value` only marks a column as sortable: the server sorts. */
const transactionColumns = dataColumns<Transaction>([
  {
    id: 'date',
    header: () => m.reports_column_date(),
    cell: ({ date }) => formatInstantDate(date),
    value: ({ date }) => date,
    kind: 'date',
    descFirst: true,
    narrow: 'plain',
  },
  {
    id: 'description',
    header: () => m.reports_column_description(),
    cell: ({ title }) => <span className="font-medium">{title}</span>,
    note: ({ description }) => (description === '' ? undefined : description),
    value: ({ description }) => description,
    file: ({ title, description }) => [title, description].filter(Boolean).join(', '),
    isMain: true,
    grows: true,
  },
  {
    id: 'amount',
    header: () => m.reports_column_amount(),
    cell: (transaction) => <Amount {...transaction} />,
    value: ({ balanceChange }) => balanceChange,
    kind: 'money',
    descFirst: true,
  },
  {
    id: 'receipt',
    header: () => m.reports_column_receipt(),
    headerHidden: true,
    file: false,
    narrow: 'end',
    cell: (transaction) => <ReceiptButton transaction={transaction} />,
  },
])

/** Words, sign and colour distinguish money in from money out. A returned deposit is money out. */
function Amount({ balanceChange }: Transaction) {
  const isIn = balanceChange > 0
  return (
    <span className={isIn ? 'text-success' : undefined}>
      <span className="sr-only">{isIn ? m.reports_transaction_in() : m.reports_transaction_out()}</span>
      {isIn && '+'}
      {formatEuros(cents(balanceChange))}
    </span>
  )
}

/** REP-02: a deposit's receipt is identified by its order, any other by the transaction. @throws ApiError */
const downloadReceipt = ({ id, isDeposit, orderId }: Transaction) =>
  isDeposit && orderId !== undefined ? downloadDepositReceipt(orderId) : downloadTransactionReceipt(id)

const failureText = (error: unknown): string =>
  isApiError(error) && error.has('payment_not_completed') ? m.reports_receipt_not_yet() : m.reports_download_failed()

/** Downloads the receipt of a transaction; an error is shown as a toast (REP-02). */
function ReceiptButton({ transaction }: { transaction: Transaction }) {
  const { busy, run } = useSubmitLock()
  const { title, date, balanceChange } = transaction
  const download = () => saveDocument(() => downloadReceipt(transaction), failureText)
  return (
    <Button variant="ghost" size="sm" busy={busy} className="-my-1 max-nav:my-1" onClick={() => void run(download)}>
      <Download />
      <span className="max-nav:sr-only">{m.reports_receipt()}</span>
      <span className="sr-only">
        {m.reports_receipt_of({ title, date: formatInstantDate(date), amount: formatEuros(cents(balanceChange)) })}
      </span>
    </Button>
  )
}

const route = getRouteApi('/reports')

/** REP-02: rows per page of the server. */
const PAGE_SIZE = 20

const failed = () => m.reports_transactions_failed()

/** REP-02: the company's transactions, with receipts; the server sorts and pages. */
export function TransactionsTab() {
  const { sort, page = 1, columns } = route.useSearch()
  const navigate = route.useNavigate()
  const list = usePagedList({
    page,
    pageSize: PAGE_SIZE,
    query: (at) => transactionsQuery({ sort, page: at }),
    rowsOf: ({ transactions }) => transactions,
  })
  const { read, rows, readAll, table } = list
  useFailureToast(read.data ? undefined : read.error, failed)
  return (
    <PagedCard
      list={list}
      failedTitle={m.reports_transactions_failed_title()}
      instants={rows.map(({ date }) => date)}
      rows={printRows(rows)}
    >
      <DataTable
        {...table}
        caption={m.reports_transactions_label()}
        columns={transactionColumns}
        rowId={({ id }) => id}
        rowLabel={({ title }) => title}
        state={{ sort, page, columns }}
        onStateChange={(next) =>
          void navigate({ search: { tab: 'transactions', ...next }, replace: (next.page ?? 1) === page })
        }
        defaultSort="-date"
        empty={
          <EmptyState
            icon={<ReceiptEuro />}
            title={m.reports_transactions_empty_title()}
            action={<ButtonLink to="/load-account">{m.reports_transactions_empty_action()}</ButtonLink>}
          >
            {m.reports_transactions_empty_text()}
          </EmptyState>
        }
        tools={{ id: 'transactions', name: m.reports_tab_transactions(), readAll }}
      />
    </PagedCard>
  )
}

const printRows = (rows: readonly Transaction[]): DescriptionRow[] => {
  const total = (counted: readonly Transaction[]) => sum(counted.map(({ balanceChange }) => cents(balanceChange)))
  return [
    countRow(m.reports_print_count(), rows.length),
    moneyRow(m.reports_transaction_in(), total(rows.filter(({ balanceChange }) => balanceChange > 0))),
    moneyRow(m.reports_transaction_out(), total(rows.filter(({ balanceChange }) => balanceChange < 0))),
    moneyRow(m.reports_print_change(), total(rows), { strong: true }),
  ]
}
