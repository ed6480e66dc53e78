import type { BenefitGroup } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { BenefitLabel } from '@/domain/benefit-mark'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { EMPTY_EMPLOYEE } from '@/employment/employee-form'
import { useTypedAppFormContext } from '@/forms/app-form'
import { Tabs } from '@/ui/navigation/tabs'
import { cents, formatEuros } from '@/values/numbers/money'
import { benefitsQuery } from '../queries'

export type EmployeeTab = 'personal' | 'benefits' | 'history'

interface EmployeeTabsProps {
  selected: EmployeeTab
  onSelect: (tab: EmployeeTab) => void
  personal: ReactNode
  benefits: ReactNode
  /** What happened to an existing employee (WHY-01); loaded when its tab opens. */
  history?: ReactNode
}

/** Tabs of both panels (EMP-04). Hidden panels stay mounted, so that their fields keep their state. */
export function EmployeeTabs({ selected, onSelect, personal, benefits, history }: EmployeeTabsProps) {
  return (
    <Tabs
      label={m.employees_tabs()}
      value={selected}
      onValueChange={onSelect}
      tabs={[
        { value: 'personal', label: m.employees_tab_personal(), content: personal, keepMounted: true },
        { value: 'benefits', label: m.employees_tab_benefits(), content: benefits, keepMounted: true },
        ...(history === undefined ? [] : [{ value: 'history' as const, label: m.why_tab(), content: history }]),
      ]}
    />
  )
}

/** Describes a group: its name, and the maximum amount per period, or per day for lunch. */
export function groupText({ groupName, benefitType, maxAmountPerPeriod }: BenefitGroup): string {
  const amount = formatEuros(cents(maxAmountPerPeriod))
  // A group named like its benefit: repeating the name would say nothing.
  if (groupName === benefitName(benefitType)) {
    return benefitType === 'lunch' ? m.employees_group_lunch_amount({ amount }) : m.employees_group_amount({ amount })
  }
  return benefitType === 'lunch'
    ? m.employees_group_lunch({ group: groupName, amount })
    : m.employees_group({ group: groupName, amount })
}

/** Tab with the employee's groups, one per benefit (EMP-14, GRP-04). */
export function EmployeeBenefits({ groups }: { groups: readonly BenefitGroup[] }) {
  const { data: company } = useRequiredQuery(benefitsQuery())
  /** GRP-12: a benefit on hold can be assigned but not loaded. */
  const hintOf = (group: BenefitGroup): string =>
    company.benefits.some(({ type, status }) => type === group.benefitType && status === 'Onhold')
      ? `${groupText(group)}. ${m.benefits_on_hold_title()}.`
      : groupText(group)
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  if (groups.length === 0) return <p className="text-muted-foreground">{m.employees_no_groups()}</p>
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 text-sm font-medium">{m.employees_benefits_legend()}</legend>
      {BENEFIT_ORDER.flatMap((type) =>
        groups
          .filter(({ benefitType }) => benefitType === type)
          .map((group) => (
            <form.AppField key={group.groupId} name={`benefits.${type}`}>
              {(field) => <field.CheckboxField label={<BenefitLabel type={type} />} hint={hintOf(group)} />}
            </form.AppField>
          )),
      )}
    </fieldset>
  )
}
