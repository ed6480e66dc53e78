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
import { ColumnCheckboxes, isPersonal, ReportCard } from './report-card'

/** DWN-04, DWN-09: the columns of the other report by group. */
const GROUP_COLUMNS: Record<ExternalReportColumnGroup, readonly ExternalReportColumnId[]> = {
  employeeData: ['firstName', 'lastName', 'SSN', 'employeeNumber', 'costCenter'],
  benefits: ['benefitType', 'benefitStart'],
  loads: ['loadAmount', 'loadDate', 'loadStatus'],
}
const GROUPS = ['employeeData', 'benefits', 'loads'] as const satisfies readonly ExternalReportColumnGroup[]
const OTHER_COLUMNS: readonly ExternalReportColumnId[] = GROUPS.flatMap((group) => GROUP_COLUMNS[group])
const DEFAULT_OTHER_COLUMNS: readonly ExternalReportColumnId[] = ['firstName', 'lastName', 'benefitType', 'loadAmount']

const INCLUDE: Record<ExternalReportColumnGroup, () => string> = {
  employeeData: () => m.downloads_include_employee_data(),
  benefits: () => m.downloads_include_benefits(),
  loads: () => m.downloads_include_loads(),
}

/** The reports API writes the benefits with a capital letter, unlike the rest of the contract. */
const typeOf = (benefit: ReportBenefit): BenefitType => benefit.toLowerCase() as Lowercase<ReportBenefit>

/** DWN-04, DWN-09: loads of the selected benefits, with selected columns from three groups. */
export function OtherTab({ activeBenefits }: { activeBenefits: readonly ReportBenefit[] }) {
  // The deselected ones, so that a benefit which a refetch finds active is selected like the others.
  const [omitted, setOmitted] = useState<ReadonlySet<ReportBenefit>>(() => new Set())
  const benefits = activeBenefits.filter((benefit) => !omitted.has(benefit))
  const [columns, toggleColumn] = useSavedChoice('download-columns-other', OTHER_COLUMNS, DEFAULT_OTHER_COLUMNS)
  const [scope, toggleGroup] = useSavedChoice<ExternalReportColumnGroup>(
    'download-columns-other-groups',
    GROUPS,
    GROUPS,
  )
  const employeeColumns = scope.has('employeeData') ? GROUP_COLUMNS.employeeData.filter((id) => columns.has(id)) : []

  const toggleBenefit = (benefit: ReportBenefit) => {
    const next = new Set(omitted)
    if (!next.delete(benefit)) next.add(benefit)
    setOmitted(next)
  }
  const read = (period: ReportPeriod, format: ReportFormat) =>
    downloadExternalReport({
      ...period,
      columns: GROUPS.flatMap((group) => GROUP_COLUMNS[group].map((id) => ({ id, group, active: columns.has(id) }))),
      dataScope: {
        employeeData: scope.has('employeeData'),
        benefits: scope.has('benefits'),
        loads: scope.has('loads'),
      },
      benefits,
      loadStatuses: ['Fulfilled'],
      downloadAs: format,
    })

  return (
    <ReportCard
      tab="other"
      title={m.downloads_other_title()}
      description={m.downloads_other_about()}
      hasPersonalData={employeeColumns.some(isPersonal)}
      disabledReasons={[
        benefits.length === 0 && m.downloads_block_benefits(),
        employeeColumns.length === 0 && m.downloads_block_columns(),
      ]}
      read={read}
    >
      <fieldset className="min-w-0" {...missingPart(benefits.length === 0)}>
        <legend className="mb-2 text-sm font-medium">{m.downloads_benefits()}</legend>
        {activeBenefits.length === 0 ? (
          <p className="text-muted-foreground">{m.downloads_no_benefits()}</p>
        ) : (
          <div className="flex flex-wrap gap-x-6 gap-y-2">
            {activeBenefits.map((benefit) => (
              <Checkbox
                key={benefit}
                label={benefitName(typeOf(benefit))}
                checked={!omitted.has(benefit)}
                onChange={() => toggleBenefit(benefit)}
              />
            ))}
          </div>
        )}
      </fieldset>
      {GROUPS.map((group) => (
        <ColumnCheckboxes
          key={group}
          // In the legend, because a disabled fieldset leaves the controls of its legend enabled.
          legend={<Switch label={INCLUDE[group]()} checked={scope.has(group)} onChange={() => toggleGroup(group)} />}
          columns={GROUP_COLUMNS[group]}
          active={columns}
          onToggle={toggleColumn}
          disabled={!scope.has(group)}
          isMissing={group === 'employeeData' && employeeColumns.length === 0}
        />
      ))}
    </ReportCard>
  )
}
