import type {
  BenefitType,
  ExternalReportColumnGroup,
  ExternalReportColumnId,
  ReportBenefit,
  ReportFormat,
} from '@generated/api/model'
import { downloadExternalReport } from '@generated/api/reports/reports'
import { m } from '@generated/messages/messages.js'
import { useState } from 'react'
import { useSavedChoice } from '@/browser/use-saved-choice'
import { benefitName } from '@/domain/benefit-names'
import type { ReportPeriod } from '@/domain/months'
import { missingPart } from '@/forms/errors/focus-first-error'
import { Checkbox, Switch } from '@/ui/inputs/checkbox'
import { today } from '@/values/clock'
import { PeriodChoiceField } from './period-choice'
import { ColumnCheckboxes, isPersonal, ReportCard } from './report-card'
import { type ChosenPeriod, otherDisabledReason, reportPeriod } from './report-period'

/** DWN-04, DWN-09: the columns of the other report by group. */
const GROUP_COLUMNS: Record<ExternalReportColumnGroup, readonly ExternalReportColumnId[]> = {
  employeeData: ['firstName', 'lastName', 'SSN', 'employeeNumber', 'costCenter'],
  benefits: ['benefitType', 'benefitStart'],
  loads: ['loadAmount', 'loadDate', 'loadStatus'],
}
const GROUPS = ['employeeData', 'benefits', 'loads'] as const satisfies readonly ExternalReportColumnGroup[]
const OTHER_COLUMNS: readonly ExternalReportColumnId[] = GROUPS.flatMap((group) => GROUP_COLUMNS[group])
const DEFAULT_OTHER_COLUMNS: readonly ExternalReportColumnId[] = ['firstName', 'lastName', 'benefitType', 'loadAmount']

const GROUP_TEXTS: Record<ExternalReportColumnGroup, { name: () => string; include: () => string }> = {
  employeeData: {
    name: () => m.downloads_group_employee_data(),
    include: () => m.downloads_include_employee_data(),
  },
  benefits: { name: () => m.downloads_group_benefits(), include: () => m.downloads_include_benefits() },
  loads: { name: () => m.downloads_group_loads(), include: () => m.downloads_include_loads() },
}

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
  const [chosen, setChosen] = useState<ChosenPeriod>({ choice: 'last-month' })
  const period = reportPeriod(chosen, today())
  const employeeColumns = scope.has('employeeData') ? GROUP_COLUMNS.employeeData.filter((id) => columns.has(id)) : []
  const disabledReason = otherDisabledReason({
    period,
    benefits: benefits.size,
    employeeColumns: employeeColumns.length,
  })

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
      disabledReason={disabledReason}
      read={period && readFor(period)}
    >
      <fieldset className="min-w-0" {...missingPart(benefits.size === 0)}>
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
          {...missingPart(group === 'employeeData' && employeeColumns.length === 0)}
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
