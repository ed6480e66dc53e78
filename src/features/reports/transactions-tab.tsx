import type { Transaction } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Link, Navigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { ReceiptEuro } from 'lucide-react'
import { ReportFailure, useFailureToast } from '@/notifications/report-failure'
import { PrintHead } from '@/shell/print-head'
import { DataTable } from '@/tables/data-table'
import { usePrinting } from '@/tables/use-printing'
import { Card, CardContent } from '@/ui/content/card'
import type { DescriptionRow } from '@/ui/content/description-list'
import { EmptyState } from '@/ui/content/empty-state'
import { buttonVariants } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import { cents, formatEuros, sum } from '@/values/money'
import { allTransactionsQuery, isReadAhead, transactionsQuery } from './queries'
import { transactionColumns } from './transaction-columns'

const route = getRouteApi('/reports')

/** REP-02: rows per page of the server. */
const PAGE_SIZE = 20

const failed = () => m.reports_transactions_failed()

/** REP-02: the company's transactions, with receipts; the server sorts and pages. */
export function TransactionsTab() {
  const { sort, page = 1, columns } = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const read = useQuery(transactionsQuery({ sort, page }))
  const { data, error, isFetching, isPlaceholderData, refetch } = read
  const all = useQuery({ ...allTransactionsQuery(sort), enabled: isReadAhead(data?.totalPages) })
  // The full list may have been read earlier for a file and lack newer rows of this page.
  const whole = all.dataUpdatedAt >= read.dataUpdatedAt ? all.data : undefined
  const isPrinting = usePrinting()
  const shown = (isPrinting ? whole : undefined) ?? data?.transactions ?? []
  useFailureToast(data ? undefined : error, failed)
  if (!data && error) {
    return (
      <Card>
        <CardContent>
          <ReportFailure
            title={m.reports_transactions_failed_title()}
            isBusy={isFetching}
            onRetry={() => void refetch()}
          />
        </CardContent>
      </Card>
    )
  }
  if (data && !isPlaceholderData && page > Math.max(1, data.totalPages)) {
    return <Navigate from="/reports" search={(search) => ({ ...search, page: lastPage(data.totalPages) })} replace />
  }
  return (
    <Card aria-busy={isPlaceholderData || undefined}>
      <CardContent>
        <PrintHead
          instants={shown.map(({ date }) => date)}
          rows={printRows(shown)}
          isPart={data !== undefined && data.totalPages > 1 && !whole}
        />
        <DataTable
          className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
          caption={m.reports_transactions_label()}
          columns={transactionColumns}
          rows={shown}
          rowId={({ id }) => id}
          rowLabel={({ title }) => title}
          status={data ? 'ready' : 'loading'}
          reads={[read]}
          state={{ sort, page, columns }}
          onStateChange={(next) =>
            void navigate({ search: { tab: 'transactions', ...next }, replace: (next.page ?? 1) === page })
          }
          defaultSort="-date"
          pageSize={PAGE_SIZE}
          server={{ pageCount: Math.max(1, data?.totalPages ?? 1) }}
          empty={<NoTransactions />}
          tools={{
            id: 'transactions',
            name: m.reports_tab_transactions(),
            readAll: () => client.fetchQuery({ ...allTransactionsQuery(sort), staleTime: 0 }),
          }}
        />
      </CardContent>
    </Card>
  )
}

const printRows = (rows: readonly Transaction[]): DescriptionRow[] => {
  const total = (isCounted: (change: number) => boolean) =>
    formatEuros(sum(rows.map(({ balanceChange }) => cents(isCounted(balanceChange) ? balanceChange : 0))))
  return [
    { label: m.reports_print_count(), value: formatCount(rows.length), kind: 'number' },
    { label: m.reports_print_in(), value: total((change) => change > 0), kind: 'money' },
    { label: m.reports_print_out(), value: total((change) => change < 0), kind: 'money' },
    { label: m.reports_print_change(), value: total(() => true), kind: 'money', strong: true },
  ]
}

const lastPage = (totalPages: number) => (totalPages > 1 ? totalPages : undefined)

function NoTransactions() {
  return (
    <EmptyState
      icon={<ReceiptEuro />}
      title={m.reports_transactions_empty_title()}
      action={
        <Link to="/load-account" className={buttonVariants()}>
          {m.reports_transactions_empty_action()}
        </Link>
      }
    >
      {m.reports_transactions_empty_text()}
    </EmptyState>
  )
}
