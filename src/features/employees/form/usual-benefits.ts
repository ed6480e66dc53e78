import type { Benefit, BenefitType, EmployeeListItem } from '@generated/api/model'
import { isBenefitType } from '@/domain/benefit-names'
import type { EmployeeFormContext } from '@/employees/employee-form'
import { isReadOnly, rowStateOn } from '../list/row-state'

/**
 * Benefits preselected for a new employee: those that can be loaded now and that at least half of the other employees
 * have. All loadable benefits if there are no other employees.
 */
export function usualBenefits(
  { groups, today }: Pick<EmployeeFormContext, 'groups' | 'today'>,
  benefits: readonly Benefit[],
  employees: readonly EmployeeListItem[],
): BenefitType[] {
  const others = employees.filter((employee) => !isReadOnly(rowStateOn(today, employee)))
  return groups.flatMap(({ benefitType }) => {
    if (!isBenefitType(benefitType)) return []
    const benefit = benefits.find(({ type }) => type === benefitType)
    if (benefit?.state !== 'active' || benefit.status === 'Onhold') return []
    const holders = others.filter(({ benefitTypes }) => benefitTypes.includes(benefitType))
    return holders.length * 2 >= others.length ? [benefitType] : []
  })
}
