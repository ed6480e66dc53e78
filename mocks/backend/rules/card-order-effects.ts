import type { CreateCardOrderRequest } from '../../../generated/api/model/index.ts'
import type { Db } from '../../database/db.ts'
import type { Benefit, BenefitGroupRow, EmployeeRow } from '../../database/rows/benefits.ts'
import type { CardOrderRow, PaymentRow } from '../../database/rows/money.ts'
import { cardOrderBenefits, cardOrderLoads } from '../../values/card-fees.ts'
import { groupedReference } from '../../values/identifiers.ts'
import { BENEFIT_NAMES } from '../../values/loads.ts'
import { addLoad, post } from './booking.ts'

/** The order as createCardOrder stored it. */
export const orderOf = (row: CardOrderRow): CreateCardOrderRequest =>
  // Only createCardOrder and the seed write it, both with the contract's type.
  row.order as CreateCardOrderRequest

/** x-assumed (createCardOrder): the ordered benefits become active with a group each, and the employees are created. */
export function bookCardOrder(db: Db, row: CardOrderRow, at: number): void {
  const { companyId } = row
  const order = orderOf(row)
  const held = order.benefits.map((benefitType) => {
    const group = groupFor(db, companyId, benefitType, order.usage[`${benefitType}Amount`] ?? 0, at)
    return { benefitType, groupId: group.id, maxAmountPerPeriod: group.maxAmountPerPeriod }
  })
  for (const { startOfBenefit, employeePercentage, ...employee } of order.employees) {
    const known = employeeWith(db, companyId, employee.personalId)
    if (known) {
      // Added since, by hand or by another order: add only the missing benefits.
      const missing = held.filter(({ benefitType }) => !known.benefits.some((own) => own.benefitType === benefitType))
      if (missing.length > 0) db.employees.put(companyId, { ...known, benefits: [...known.benefits, ...missing] })
      continue
    }
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

const employeeWith = (db: Db, companyId: string, personalId: string): EmployeeRow | undefined =>
  db.employees.all(companyId).find((row) => row.personalId === personalId)

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
    groupName: BENEFIT_NAMES[type].fi,
    benefitType: type,
    maxAmountPerPeriod: amount,
    fundsLoadingType: 'direct_load',
    ...(type === 'lunch' && { isMaximumSpendingLimit: false }),
    recurringTopupRequestEnabled: false,
    createdAt: at,
  })
}

/**
 * CRD-12; x-assumed (createCardOrder): the payment is booked as a deposit, then charged as a load with its commission per
 * benefit, and one fee for the rest.
 */
export function loadCardOrder(db: Db, row: CardOrderRow, payment: PaymentRow, at: number): void {
  const { companyId, id: orderId, executorId, orderNumber } = row
  const order = orderOf(row)
  const employees = order.employees.flatMap(({ personalId }) => employeeWith(db, companyId, personalId) ?? [])
  post(db, companyId, {
    at,
    title: `Korttitilaus ${orderNumber}`,
    description: payment.referenceNumber ? `Viitenumero ${groupedReference(payment.referenceNumber)}` : '',
    orderId,
    transactionType: 'deposit',
    balanceChange: payment.amount,
  })
  const loads = cardOrderLoads(order, row.createdAt)
  for (const load of loads) {
    addLoad(db, { ...load, companyId, createdAt: at, executorId, paymentMethod: 'deduction', paidAt: at }, employees)
  }
  const { lunchTotalAmount, recreationalTotalAmount, transportTotalAmount } = cardOrderBenefits(order)
  const benefitMoney = lunchTotalAmount + recreationalTotalAmount + transportTotalAmount
  const commissions = loads.reduce((sum, load) => sum + load.feeWithVat, 0)
  post(db, companyId, {
    at,
    title: 'Palvelumaksu',
    description: `Korttitilaus ${orderNumber}`,
    orderId,
    transactionType: 'fee',
    balanceChange: -(payment.amount - benefitMoney - commissions),
  })
}
