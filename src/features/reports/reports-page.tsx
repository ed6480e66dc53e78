import type { TopUpLoad, TopUpLoads } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi, Link } from '@tanstack/react-router'
import { WalletCards } from 'lucide-react'
import { type ComponentType, lazy } from 'react'
import { usePolling } from '@/api/queries/use-polling'
import { usePageTitle } from '@/browser/page-title'
import { LoadsChartCard } from '@/charts/loads-chart-card'
import { ChartCard } from '@/charts/seen-chart'
import { instantText } from '@/domain/format-moment'
import { countRow, moneyRow } from '@/domain/money-row'
import { OutdatedPageNote } from '@/domain/outdated-page-note'
import { loadedAmounts } from '@/domain/top-ups/loaded-part'
import { ReportFailure, useFailureToast } from '@/notifications/report-failure'
import { PrintHead } from '@/shell/print-head'
import { DataTable } from '@/tables/data-table'
import { Card } from '@/ui/content/card'
import type { DescriptionRows } from '@/ui/content/description-list'
import { EmptyState } from '@/ui/content/empty-state'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs } from '@/ui/navigation/tabs'
import { sum } from '@/values/numbers/money'
import { CorrectionsTab } from './corrections-tab'
import { checkQuery, REPORT_LEGS, topUpsQuery } from './queries'
import { type ReportTab, shownTab, tabsFor } from './reports-search'
import { topUpColumns } from './top-up-columns'
import { topUpName } from './top-up-status'
import { TransactionsTab } from './transactions-tab'
import { UpdateNote } from './update-note'

const BalanceChart = lazy(async () => ({ default: (await import('./balance-chart')).BalanceChart }))

/** CHA-02, CHA-03: loaded sums and account balance over twelve months. */
const ChartsTab = () => (
  <div className="space-y-6">
    <OutdatedPageNote />
    <LoadsChartCard />
    <ChartCard title={m.charts_balance_title()}>
      <BalanceChart />
    </ChartCard>
  </div>
)

const route = getRouteApi('/reports')

// Not elements: React would not render a constant element again when the day changes.
const TABS: Record<ReportTab, { label: () => string; Content: ComponentType }> = {
  transactions: { label: () => m.reports_tab_transactions(), Content: TransactionsTab },
  topups: { label: () => m.reports_tab_top_ups(), Content: TopUpsTab },
  'balance-corrections': { label: () => m.reports_tab_corrections(), Content: CorrectionsTab },
  charts: { label: () => m.reports_tab_charts(), Content: ChartsTab },
}

const checkFailed = () => m.reports_corrections_check_failed()

/** REP-01, CHA-02: transactions, loads, charts and, if there are any, balance corrections. */
export function ReportsPage() {
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const { data: hasCorrections = false, error } = useQuery(checkQuery())
  useFailureToast(error, checkFailed)
  const tabs = tabsFor(hasCorrections)
  const shown = shownTab(tab, tabs)
  // The tab's name tells browser tabs apart.
  usePageTitle(`${m.reports_title()}: ${TABS[shown].label()}`)
  return (
    <>
      <ReportsHeader />
      <Tabs
        label={m.reports_tabs()}
        value={shown}
        onValueChange={(key) => void navigate({ search: { tab: key }, replace: true })}
        tabs={tabs.map((key) => {
          const { label, Content } = TABS[key]
          return { value: key, label: label(), content: <Content /> }
        })}
      />
    </>
  )
}

function ReportsHeader() {
  return (
    <PageHeader
      title={m.reports_title()}
      description={m.reports_description()}
      action={
        <ButtonLink to="/download-reports" variant="outline">
          {m.reports_downloads()}
        </ButtonLink>
      }
    />
  )
}

export function ReportsPending() {
  return (
    <>
      <ReportsHeader />
      <SkeletonGroup label={m.reports_loading()} className="space-y-5">
        <Skeleton className="h-11 w-72" />
        <Skeleton className="h-[36rem] w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}

/** REP-03: rows per page. */
const PAGE_SIZE = 9

const hasRunning = ({ topUpLoads }: TopUpLoads) => topUpLoads.some(({ status }) => status === 'in_progress')

/** REP-03, REP-07: the company's loads; a load in progress is polled until it is done. */
function TopUpsTab() {
  const { sort, page = 1, columns } = route.useSearch()
  const navigate = route.useNavigate()
  const { data, ...polling } = usePolling(topUpsQuery(), { isAwaited: hasRunning, legs: REPORT_LEGS })
  if (!data && polling.hasFailed) {
    return (
      <Card>
        <ReportFailure title={m.reports_top_ups_failed_title()} onRetry={polling.refetch} />
      </Card>
    )
  }
  const loads = data?.topUpLoads ?? []
  return (
    <div className="space-y-4">
      <UpdateNote {...polling} />
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
          empty={
            <EmptyState
              icon={<WalletCards />}
              title={m.reports_top_ups_empty_title()}
              action={<ButtonLink to="/load-benefit">{m.reports_top_ups_empty_action()}</ButtonLink>}
            >
              {m.reports_top_ups_empty_text()}
            </EmptyState>
          }
          tools={{ id: 'top-ups', name: m.reports_top_ups_label() }}
        />
      </Card>
    </div>
  )
}

/** Totals of what reached employees, and the number of loads of which that is not known yet. */
function printRows(loads: readonly TopUpLoad[]): DescriptionRows {
  const moved = loads.map(loadedAmounts)
  const known = moved.filter((one) => one !== undefined)
  const unknown = moved.length - known.length
  return [
    countRow(m.reports_print_count(), loads.length),
    moneyRow(m.reports_print_loaded(), sum(known.map(({ loaded }) => loaded))),
    moneyRow(m.reports_print_loaded_with_fees(), sum(known.flatMap(({ loaded, fee }) => [loaded, fee]))),
    unknown > 0 && countRow(m.reports_print_unsettled(), unknown),
  ]
}
