import type { CreateCardOrderRequest } from '../../../generated/api/model/index.ts'
import type { Db } from '../../database/db.ts'
import type { Benefit, BenefitGroupRow } from '../../database/rows/benefits.ts'
import type { CardOrderRow } from '../../database/rows/money.ts'

/** The order as createCardOrder stored it. */
export const orderOf = (row: CardOrderRow): CreateCardOrderRequest =>
  // Written by createCardOrder and the seed only, both after the contract's type.
  row.order as CreateCardOrderRequest

const GROUP_NAMES: Partial<Record<Benefit, string>> = {
  lunch: 'Lounasetu',
  recreational: 'Virike-etu',
  transport: 'Työmatkaetu',
}

/** x-assumed (createCardOrder): the ordered benefits become active with a group each, and the employees exist. */
export function bookCardOrder(db: Db, row: CardOrderRow, at: number): void {
  const { companyId } = row
  const order = orderOf(row)
  const held = order.benefits.map((benefitType) => {
    const group = groupFor(db, companyId, benefitType, order.usage[`${benefitType}Amount`] ?? 0, at)
    return { benefitType, groupId: group.id, maxAmountPerPeriod: group.maxAmountPerPeriod }
  })
  const known = new Set(db.employees.all(companyId).map((employee) => employee.personalId))
  for (const { startOfBenefit, employeePercentage, ...employee } of order.employees) {
    // Added by hand since the order was made.
    if (known.has(employee.personalId)) continue
    db.employees.put(companyId, {
      ...employee,
      employeePercentage: employeePercentage ?? 100,
      id: `e-${crypto.randomUUID()}`,
      companyId,
      entitled: startOfBenefit,
      createdAt: at,
      benefits: held,
    })
  }
}

function groupFor(db: Db, companyId: string, type: Benefit, amount: number, at: number): BenefitGroupRow {
  const benefit = db.benefits.all(companyId).find((row) => row.type === type)
  if (benefit && benefit.status !== 'Onhold') {
    db.benefits.put(companyId, { ...benefit, state: 'active', status: 'Active' })
  }
  const known = db.benefitGroups.all(companyId).find((row) => row.benefitType === type)
  if (known) return known
  return db.benefitGroups.put(companyId, {
    id: `g-${crypto.randomUUID()}`,
    companyId,
    groupName: GROUP_NAMES[type] ?? type,
    benefitType: type,
    maxAmountPerPeriod: amount,
    fundsLoadingType: 'direct_load',
    ...(type === 'lunch' && { isMaximumSpendingLimit: false }),
    recurringTopupRequestEnabled: false,
    createdAt: at,
  })
}
