import { ReportBenefit } from '@generated/api/model'
import { getListReportBenefitsQueryOptions } from '@generated/api/reports/reports'
import { m } from '@generated/messages/messages.js'
import { getRouteApi } from '@tanstack/react-router'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { toastFailure } from '@/notifications/report-failure'
import { pageFailure } from '@/shell/route-error-screen'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs } from '@/ui/navigation/tabs'
import { isKeyOf } from '@/values/collections/look-up'
import { type DownloadTab, shownTab, tabsFor } from './downloads-search'
import { OtherTab } from './other-tab'
import { PayrollTab } from './payroll-tab'

const route = getRouteApi('/download-reports')

const LABELS: Record<DownloadTab, () => string> = {
  lunch: () => m.downloads_tab_lunch(),
  'income-register': () => m.downloads_tab_income(),
  other: () => m.downloads_tab_other(),
}

/** DWN-01: reports as files, depending on the company's active benefits; the selected tab is in the URL. */
export function DownloadsPage() {
  const { data } = useRequiredQuery(getListReportBenefitsQueryOptions())
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const activeBenefits = data.activeBenefits.filter((name) => isKeyOf(ReportBenefit, name))
  const contents = {
    lunch: <PayrollTab kind="lunch" />,
    'income-register': <PayrollTab kind="income-register" />,
    other: <OtherTab activeBenefits={activeBenefits} />,
  }
  const tabs = tabsFor(activeBenefits)
  return (
    <>
      <PageHeader title={m.downloads_title()} description={m.downloads_description()} />
      <Tabs
        label={m.downloads_title()}
        value={shownTab(tab, tabs)}
        onValueChange={(key) => void navigate({ search: { tab: key }, replace: true })}
        tabs={tabs.map((key) => ({ value: key, label: LABELS[key](), content: contents[key], keepMounted: true }))}
      />
    </>
  )
}

export function DownloadsPending() {
  return (
    <>
      <PageHeader title={m.downloads_title()} description={m.downloads_description()} />
      <SkeletonGroup label={m.downloads_loading()} className="space-y-5">
        <Skeleton className="h-11 w-72" />
        <Skeleton className="h-[36rem] w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}

/** DWN-06: without the active benefits no report can be created. A toast says so, and the page offers a retry. */
export const DownloadsFailure = pageFailure(
  () => <PageHeader title={m.downloads_title()} />,
  toastFailure(() => m.downloads_benefits_failed()),
)
