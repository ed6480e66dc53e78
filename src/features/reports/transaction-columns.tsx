import type { Transaction } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { dataColumns } from '@/tables/data-column'
import { cents, formatEuros } from '@/values/money'
import { formatInstantDate } from '@/values/plain-date'
import { ReceiptButton } from './receipt-button'

/** REP-02. `value` only marks a column as sortable: the server sorts. */
export const transactionColumns = dataColumns<Transaction>([
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

/** Words, sign and colour distinguish deposits from deductions. */
function Amount({ balanceChange, isDeposit }: Transaction) {
  const isIn = isDeposit || balanceChange > 0
  return (
    <span className={isIn ? 'text-success' : undefined}>
      <span className="sr-only">{isIn ? m.reports_transaction_in() : m.reports_transaction_out()}</span>
      {isIn && '+'}
      {formatEuros(cents(balanceChange))}
    </span>
  )
}
