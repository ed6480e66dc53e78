import type { BenefitType, ExternalReportColumnGroup, ReportBenefit, ReportFormat } from '@generated/api/model'
import { downloadExternalReport, getListReportBenefitsSuspenseQueryOptions } from '@generated/api/reports/reports'
import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { useState } from 'react'
import { useSavedChoice } from '@/browser/use-saved-choice'
import { benefitName } from '@/domain/benefit-names'
import type { ReportPeriod } from '@/domain/months'
import { missingPart } from '@/forms/errors/focus-first-error'
import { toastFailure } from '@/notifications/report-failure'
import { pageFailure } from '@/shell/route-error-screen'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Checkbox, Switch } from '@/ui/inputs/checkbox'
import { PageHeader } from '@/ui/navigation/page-header'
import { Tabs } from '@/ui/navigation/tabs'
import { today } from '@/values/clock'
import { type DownloadTab, isReportBenefit, shownTab, tabsFor } from './downloads-search'
import { PayrollTab } from './payroll-tab'
import { type ChosenPeriod, PeriodChoiceField } from './period-choice'
import {
  ColumnCheckboxes,
  DEFAULT_OTHER_COLUMNS,
  GROUP_COLUMNS,
  GROUP_TEXTS,
  GROUPS,
  isPersonal,
  OTHER_COLUMNS,
  ReportCard,
} from './report-card'
import { otherBlock, reportPeriod } from './report-period'

const route = getRouteApi('/download-reports')

const LABELS: Record<DownloadTab, () => string> = {
  lunch: () => m.downloads_tab_lunch(),
  'income-register': () => m.downloads_tab_income(),
  other: () => m.downloads_tab_other(),
}

/** DWN-01: reports as files, depending on the company's active benefits; the selected tab is in the URL. */
export function DownloadsPage() {
  const { data } = useSuspenseQuery(getListReportBenefitsSuspenseQueryOptions())
  const { tab } = route.useSearch()
  const navigate = route.useNavigate()
  const activeBenefits = data.activeBenefits.filter(isReportBenefit)
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

/** The reports API writes the benefits with a capital letter, unlike the rest of the contract. */
const typeOf = (benefit: ReportBenefit): BenefitType => benefit.toLowerCase() as Lowercase<ReportBenefit>

/** DWN-04, DWN-09: loads of the selected benefits, with selected columns from three groups. */
export function OtherTab({ activeBenefits }: { activeBenefits: readonly ReportBenefit[] }) {
  const [benefits, setBenefits] = useState<ReadonlySet<ReportBenefit>>(() => new Set(activeBenefits))
  const [columns, toggleColumn] = useSavedChoice('download-columns-other', OTHER_COLUMNS, DEFAULT_OTHER_COLUMNS)
  const [scope, toggleGroup] = useSavedChoice<ExternalReportColumnGroup>(
    'download-columns-other-groups',
    GROUPS,
    GROUPS,
  )
  const [chosen, setChosen] = useState<ChosenPeriod>({ choice: 'last-month', picked: undefined })
  const period = reportPeriod(chosen.choice, chosen.picked, today())
  const employeeColumns = scope.has('employeeData') ? GROUP_COLUMNS.employeeData.filter((id) => columns.has(id)) : []
  const block = otherBlock({ period, benefits: benefits.size, employeeColumns: employeeColumns.length })

  const toggleBenefit = (benefit: ReportBenefit) => {
    const next = new Set(benefits)
    if (!next.delete(benefit)) next.add(benefit)
    setBenefits(next)
  }
  const readFor = (days: ReportPeriod) => (format: ReportFormat) =>
    downloadExternalReport({
      ...days,
      columns: GROUPS.flatMap((group) => GROUP_COLUMNS[group].map((id) => ({ id, group, active: columns.has(id) }))),
      dataScope: {
        employeeData: scope.has('employeeData'),
        benefits: scope.has('benefits'),
        loads: scope.has('loads'),
      },
      benefits: activeBenefits.filter((benefit) => benefits.has(benefit)),
      loadStatuses: ['Fulfilled'],
      downloadAs: format,
    })

  return (
    <ReportCard
      title={m.downloads_other_title()}
      description={m.downloads_other_about()}
      hasPersonalData={employeeColumns.some(isPersonal)}
      block={block}
      read={period && readFor(period)}
    >
      <fieldset className="min-w-0" {...missingPart(block === 'benefits')}>
        <legend className="mb-2 text-sm font-medium">{m.downloads_benefits()}</legend>
        {activeBenefits.length === 0 ? (
          <p className="text-muted-foreground">{m.downloads_no_benefits()}</p>
        ) : (
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {activeBenefits.map((benefit) => (
              <Checkbox
                key={benefit}
                label={benefitName(typeOf(benefit))}
                checked={benefits.has(benefit)}
                onChange={() => toggleBenefit(benefit)}
              />
            ))}
          </div>
        )}
      </fieldset>
      <PeriodChoiceField tab="other" chosen={chosen} onChange={setChosen} />
      {GROUPS.map((group) => (
        <div
          key={group}
          className="space-y-3"
          {...missingPart(block === 'employee-columns' && group === 'employeeData')}
        >
          <Switch label={GROUP_TEXTS[group].include()} checked={scope.has(group)} onChange={() => toggleGroup(group)} />
          <ColumnCheckboxes
            legend={GROUP_TEXTS[group].name()}
            legendHidden
            columns={GROUP_COLUMNS[group]}
            active={columns}
            onToggle={toggleColumn}
            disabled={!scope.has(group)}
          />
        </div>
      ))}
    </ReportCard>
  )
}
