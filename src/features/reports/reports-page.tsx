import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { lazy, type ReactNode } from 'react'
import { usePageTitle } from '@/browser/page-title'
import { LoadsChartCard } from '@/charts/loads-chart-card'
import { ChartCard } from '@/charts/seen-chart'
import { useFailureToast } from '@/notifications/report-failure'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs } from '@/ui/navigation/tabs'
import { CorrectionsTab } from './corrections-tab'
import { checkQuery } from './queries'
import { type ReportTab, shownTab, tabsFor } from './reports-search'
import { TopUpsTab } from './top-ups-tab'
import { TransactionsTab } from './transactions-tab'

const BalanceChart = lazy(async () => ({ default: (await import('./balance-chart')).BalanceChart }))

/** CHA-02, CHA-03: loaded sums and account balance over twelve months. */
const ChartsTab = () => (
  <div className="space-y-6">
    <LoadsChartCard />
    <ChartCard title={m.charts_balance_title()}>
      <BalanceChart />
    </ChartCard>
  </div>
)

const route = getRouteApi('/reports')

const TABS: Record<ReportTab, { label: () => string; content: ReactNode }> = {
  transactions: { label: () => m.reports_tab_transactions(), content: <TransactionsTab /> },
  topups: { label: () => m.reports_tab_top_ups(), content: <TopUpsTab /> },
  'balance-corrections': { label: () => m.reports_tab_corrections(), content: <CorrectionsTab /> },
  charts: { label: () => m.reports_tab_charts(), content: <ChartsTab /> },
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
        tabs={tabs.map((key) => ({ value: key, label: TABS[key].label(), content: TABS[key].content }))}
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
