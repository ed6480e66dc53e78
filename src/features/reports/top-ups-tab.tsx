import type { TopUpLoad, TopUpLoads } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { WalletCards } from 'lucide-react'
import { usePolling } from '@/api/use-polling'
import { instantText } from '@/domain/format-moment'
import { movedOf } from '@/domain/top-ups/loaded-part'
import { ReportFailure } from '@/notifications/report-failure'
import { PrintHead } from '@/shell/print-head'
import { DataTable } from '@/tables/data-table'
import { Card } from '@/ui/content/card'
import type { DescriptionRow } from '@/ui/content/description-list'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink } from '@/ui/navigation/links'
import { formatCount } from '@/values/count'
import { formatEuros, sum } from '@/values/money'
import { REPORT_LEGS, topUpsQuery } from './queries'
import { topUpColumns } from './top-up-columns'
import { topUpName } from './top-up-status'
import { UpdateNote } from './update-note'

const route = getRouteApi('/reports')

/** REP-03: rows per page. */
const PAGE_SIZE = 9

const hasRunning = ({ topUpLoads }: TopUpLoads) => topUpLoads.some(({ status }) => status === 'in_progress')
/** REP-03, REP-07: the company's loads; a load in progress is polled until it is done. */
export function TopUpsTab() {
  const { sort, page = 1, columns } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, error, isFetching, refetch } = useQuery(topUpsQuery())
  const { isOver, askAgain } = usePolling(topUpsQuery(), { isAwaited: hasRunning, legs: REPORT_LEGS })
  if (!data && error) {
    return (
      <Card>
        <ReportFailure title={m.reports_top_ups_failed_title()} isBusy={isFetching} onRetry={refetch} />
      </Card>
    )
  }
  const loads = data?.topUpLoads ?? []
  return (
    <div className="space-y-4">
      <UpdateNote hasFailed={error !== null} hasStopped={isOver} isBusy={isFetching} onUpdate={askAgain} />
      <Card>
        <PrintHead instants={loads.map(({ createdAt }) => createdAt)} rows={printRows(loads)} />
        <DataTable
          className="nav:max-[1280px]:[&_:is(td,th)]:px-2"
          caption={m.reports_top_ups_label()}
          columns={topUpColumns}
          rows={loads}
          rowId={({ id }) => id}
          rowLabel={({ benefitType, createdAt }) => `${topUpName(benefitType)} ${instantText(createdAt)}`}
          rowLink={({ id }) =>
            (props) => <Link to="/reports/topups/$reportId" params={{ reportId: id }} {...props} />}
          status={data ? 'ready' : 'loading'}
          state={{ sort, page, columns }}
          onStateChange={(next) =>
            void navigate({ search: { tab: 'topups', ...next }, replace: (next.page ?? 1) === page })
          }
          defaultSort="-created"
          pageSize={PAGE_SIZE}
          empty={<NoTopUps />}
          tools={{ id: 'top-ups', name: m.reports_top_ups_label() }}
        />
      </Card>
    </div>
  )
}

/** Totals of what reached employees, and the number of loads of which that is not known yet. */
function printRows(loads: readonly TopUpLoad[]): DescriptionRow[] {
  const moved = loads.map(movedOf)
  const known = moved.filter((one) => one !== undefined)
  const unknown = moved.length - known.length
  return [
    { label: m.reports_print_count(), value: formatCount(loads.length), kind: 'number' },
    { label: m.reports_print_loaded(), value: formatEuros(sum(known.map(({ loaded }) => loaded))), kind: 'money' },
    {
      label: m.reports_print_loaded_with_fees(),
      value: formatEuros(sum(known.flatMap(({ loaded, fee }) => [loaded, fee]))),
      kind: 'money',
    },
    ...(unknown > 0
      ? [{ label: m.reports_print_unsettled(), value: formatCount(unknown), kind: 'number' } as const]
      : []),
  ]
}

function NoTopUps() {
  return (
    <EmptyState
      icon={<WalletCards />}
      title={m.reports_top_ups_empty_title()}
      action={<ButtonLink to="/load-benefit">{m.reports_top_ups_empty_action()}</ButtonLink>}
    >
      {m.reports_top_ups_empty_text()}
    </EmptyState>
  )
}
