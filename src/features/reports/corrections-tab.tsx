import type { AnyBalanceCorrectionReason, BalanceCorrection, BalanceCorrectionReason } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { getRouteApi, Navigate } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { Scale } from 'lucide-react'
import { instantText } from '@/domain/format-moment'
import { ReportFailure } from '@/notifications/report-failure'
import { PrintHead } from '@/shell/print-head'
import { dataColumns } from '@/tables/data-column'
import { DataTable } from '@/tables/data-table'
import { usePrinting } from '@/tables/use-printing'
import { Badge } from '@/ui/content/badge'
import { Card } from '@/ui/content/card'
import { EmptyState } from '@/ui/content/empty-state'
import { Button } from '@/ui/inputs/button'
import { now } from '@/values/clock'
import { formatCount } from '@/values/count'
import { lookUp } from '@/values/look-up'
import { cents, formatEuros, sum } from '@/values/money'
import { CORRECTIONS_PAGE, isNewCorrection } from './correction-period'
import { PeriodFilter } from './period-filter'
import { allCorrectionsQuery, correctionsQuery, isReadAhead } from './queries'

const REASONS: Record<BalanceCorrectionReason, () => string> = {
  WrongAccountPayment: () => m.reports_reason_wrong_account(),
  ContractTermination: () => m.reports_reason_contract_end(),
  TooMuchMoneyTransferred: () => m.reports_reason_too_much(),
}

const reasonName = (reason: AnyBalanceCorrectionReason): string =>
  lookUp(REASONS, reason, () => m.reports_reason_other())()

/** Columns in the order of REP-08. */
const correctionColumns = dataColumns<BalanceCorrection>([
  {
    id: 'time',
    header: () => m.reports_column_time(),
    cell: ({ transactionDateTime }) => (
      <span className="inline-flex flex-wrap items-center gap-x-2">
        {instantText(transactionDateTime)}
        {isNewCorrection(transactionDateTime, now()) && (
          <Badge variant="info" icon={null}>
            {m.reports_correction_new()}
          </Badge>
        )}
      </span>
    ),
    file: ({ transactionDateTime }) => transactionDateTime,
    fileKind: 'moment',
    kind: 'date',
    isMain: true,
  },
  {
    id: 'reason',
    narrow: 'plain',
    header: () => m.reports_column_reason(),
    cell: ({ reasonType, reason }) => (
      <span className="block">
        <span className="block">{reasonName(reasonType)}</span>
        {reason !== '' && <span className="block text-sm text-muted-foreground">{reason}</span>}
      </span>
    ),
    file: ({ reasonType, reason }) => [reasonName(reasonType), reason].filter(Boolean).join(', '),
  },
  {
    id: 'document',
    header: () => m.reports_column_document(),
    cell: ({ documentId }) => documentId,
    file: ({ documentId }) => documentId,
    fileKind: 'text',
    kind: 'date',
  },
  {
    id: 'executedBy',
    header: () => m.reports_column_executed_by(),
    cell: ({ executedBy }) => executedBy,
    file: ({ executedBy }) => executedBy,
  },
  {
    id: 'amount',
    header: () => m.reports_column_amount(),
    cell: ({ amount }) => formatEuros(cents(amount)),
    file: ({ amount }) => amount,
    kind: 'money',
    narrow: 'beside',
  },
  {
    id: 'balanceAfter',
    header: () => m.reports_column_balance_after(),
    cell: ({ balanceAfterCorrection }) => formatEuros(cents(balanceAfterCorrection)),
    file: ({ balanceAfterCorrection }) => balanceAfterCorrection,
    kind: 'money',
  },
])

const route = getRouteApi('/reports')
/** REP-06, REP-08: corrections made by the provider on request, paged by the server. */
export function CorrectionsTab() {
  const search = route.useSearch()
  const navigate = route.useNavigate()
  const client = useQueryClient()
  const { page = 1, period, from, to, columns } = search
  const read = useQuery(correctionsQuery(search))
  const { data, error, isFetching, isPlaceholderData, refetch } = read
  const all = useQuery({ ...allCorrectionsQuery(search), enabled: isReadAhead(data?.totalPages) })
  // The full list may have been read earlier for a file and lack newer rows of this page.
  const whole = all.dataUpdatedAt >= read.dataUpdatedAt ? all.data : undefined
  const isPrinting = usePrinting()
  const shown = (isPrinting ? whole : undefined) ?? data?.transactions ?? []
  const ask = (asked: Pick<typeof search, 'period' | 'from' | 'to'>) =>
    void navigate({ search: { tab: 'balance-corrections', ...asked }, replace: true })
  if (data && !isPlaceholderData && page > Math.max(1, data.totalPages)) {
    return <Navigate from="/reports" search={(before) => ({ ...before, page: undefined })} replace />
  }
  return (
    <Card aria-busy={isPlaceholderData || undefined}>
      <PrintHead
        instants={shown.map(({ transactionDateTime }) => transactionDateTime)}
        rows={[
          { label: m.reports_print_count(), value: formatCount(shown.length), kind: 'number' },
          {
            label: m.reports_print_change(),
            value: formatEuros(sum(shown.map(({ amount }) => cents(amount)))),
            kind: 'money',
            strong: true,
          },
        ]}
        isPart={data !== undefined && data.totalPages > 1 && !whole}
      />
      {!data && error ? (
        <ReportFailure title={m.reports_corrections_failed_title()} isBusy={isFetching} onRetry={refetch} />
      ) : (
        <DataTable
          className={clsx('transition-opacity', isPlaceholderData && 'opacity-60')}
          caption={m.reports_corrections_label()}
          columns={correctionColumns}
          rows={shown}
          rowId={({ id }) => id}
          rowLabel={({ documentId }) => documentId}
          status={data ? 'ready' : 'loading'}
          reads={[read]}
          state={{ page, columns }}
          onStateChange={(next) =>
            void navigate({ search: (before) => ({ ...before, page: next.page, columns: next.columns }) })
          }
          pageSize={CORRECTIONS_PAGE}
          server={{ pageCount: Math.max(1, data?.totalPages ?? 1) }}
          filters={<PeriodFilter key={`${from} ${to}`} asked={{ period, from, to }} onChange={ask} />}
          tools={{
            id: 'corrections',
            name: m.reports_tab_corrections(),
            about: from && to && `${from}–${to}`,
            readAll: () => client.fetchQuery({ ...allCorrectionsQuery(search), staleTime: 0 }),
          }}
          empty={
            period && (
              <EmptyState
                icon={<Scale />}
                title={m.reports_corrections_empty_title()}
                action={
                  <Button variant="outline" onClick={() => ask({})}>
                    {m.reports_corrections_empty_action()}
                  </Button>
                }
              >
                {m.reports_corrections_empty_text()}
              </EmptyState>
            )
          }
        />
      )}
    </Card>
  )
}
