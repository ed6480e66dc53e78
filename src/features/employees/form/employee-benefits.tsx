import type { BenefitGroup } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { BENEFIT_ORDER, benefitName } from '@/domain/benefit-names'
import { useTypedAppFormContext } from '@/forms/app-form'
import { cents, formatEuros } from '@/values/money'
import { EMPTY_EMPLOYEE } from './employee-form'

const inDisplayOrder = (groups: readonly BenefitGroup[]) =>
  [...groups].sort((a, b) => BENEFIT_ORDER.indexOf(a.benefitType) - BENEFIT_ORDER.indexOf(b.benefitType))

/** What a group gives, in words: its name and the most of a period, for lunch of a day. */
export function groupText({ groupName, benefitType, maxAmountPerPeriod }: BenefitGroup): string {
  const amount = formatEuros(cents(maxAmountPerPeriod))
  return benefitType === 'lunch'
    ? m.employees_group_lunch({ group: groupName, amount })
    : m.employees_group({ group: groupName, amount })
}

/** The tab of benefits: which groups the employee belongs to, one for each benefit (EMP-14, GRP-04). */
export function EmployeeBenefits({ groups }: { groups: readonly BenefitGroup[] }) {
  const form = useTypedAppFormContext({ defaultValues: EMPTY_EMPLOYEE })
  if (groups.length === 0) return <p className="text-muted-foreground">{m.employees_no_groups()}</p>
  return (
    <fieldset className="space-y-4">
      <legend className="mb-3 text-sm font-medium">{m.employees_benefits_legend()}</legend>
      {inDisplayOrder(groups).map((group) => (
        <form.AppField key={group.groupId} name={`benefits.${group.benefitType}`}>
          {(field) => <field.CheckboxField label={benefitName(group.benefitType)} hint={groupText(group)} />}
        </form.AppField>
      ))}
    </fieldset>
  )
}
