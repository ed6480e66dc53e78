import { FinnishSSN } from 'finnish-ssn'
import type { CardOrderReply, CreateCardOrderRequest } from '../../../generated/api/model/index.ts'
import { FULL_TIME_PERCENTAGE, LARGEST_PART_TIME_PERCENTAGE } from '../../../generated/limits.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { Benefit } from '../../database/rows/benefits.ts'
import type { CardOrderRow } from '../../database/rows/money.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { cardOrderAmount } from '../../values/card-fees.ts'
import { settingsAt } from '../../values/settings.ts'
import { addressItems, type FieldItem, isPoBox } from '../rules/addresses.ts'
import { orderOf } from '../rules/card-order-effects.ts'
import { addPayment, cancel, newestPayment } from '../rules/make-payment.ts'
import { checkedChoice, refuseOrderAmount } from '../rules/payment-methods.ts'
import { lastDayToPay, paymentStatus } from '../rules/payment-status.ts'
import { settle } from '../rules/settle.ts'

export const cards: BackendPart<'orderCrossSelling' | 'createCardOrder' | 'listCardOrders' | 'cancelCardOrder'> = {
  // HOM-04, HOM-10
  orderCrossSelling({ body: { benefits }, caller: { company }, db }) {
    const rows = benefits.map((type, elementIndex) => {
      const row = db.benefits.all(company.id).find((benefit) => benefit.type === type)
      if (!row || row.state === 'unavailable') {
        throw problem(409, 'benefit_not_available', { fieldName: 'benefits', elementIndex })
      }
      if (row.state === 'active' || hasGroup(db, company.id, type)) {
        throw problem(409, 'benefit_already_ordered', { fieldName: 'benefits', elementIndex })
      }
      return row
    })
    for (const row of rows) db.benefits.put(company.id, { ...row, state: 'active', status: 'Active' })
  },

  // CRD-01, CRD-09
  createCardOrder({ body, caller: { user, company }, db, now }) {
    settle(db, company.id, now)
    refuseFields(body, company)
    refuseEmployeeCount(db, body, company, now)
    refuseUsage(body, company, now)
    const choice = checkedChoice(body.payment, 'digital')
    const amount = cardOrderAmount(body, { isCard: choice.method === 'CreditCard' }, now)
    refuseOrderAmount(choice, amount, now)
    refuseEmployees(db, body, company)
    for (const [elementIndex, type] of body.benefits.entries()) {
      const benefit = db.benefits.all(company.id).find((row) => row.type === type)
      if (benefit?.state !== 'available' || hasGroup(db, company.id, type)) {
        throw problem(409, 'benefit_not_available', { fieldName: 'benefits', elementIndex })
      }
    }
    const orderId = `o-${crypto.randomUUID()}`
    const payment = addPayment(db, { companyId: company.id, orderType: 'digital', orderId, amount }, choice, now)
    db.cardOrders.put(company.id, {
      id: orderId,
      companyId: company.id,
      orderNumber: String(FIRST_ORDER_NUMBER + db.cardOrders.all(company.id).length),
      createdAt: now,
      executorId: user.id,
      paymentId: payment.id,
      order: body,
    })
    return { orderId, paymentId: payment.id }
  },

  // CRD-13
  listCardOrders({ caller: { company }, db, now }) {
    settle(db, company.id, now)
    const newestFirst = db.cardOrders.all(company.id).toSorted((a, b) => b.createdAt - a.createdAt)
    return { cardOrders: newestFirst.map((row) => listed(db, row, now)) }
  },

  // CRD-13
  cancelCardOrder({ params, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const row = db.cardOrders.get(company.id, params.orderId)
    if (!row) throw problem(404, 'order_not_found', { fieldName: 'orderId' })
    cancel(db, newestPayment(db, { companyId: company.id, orderId: row.id }), now)
    db.cardOrders.put(company.id, { ...row, canceledAt: row.canceledAt ?? now })
  },
}

/** A separate number range from voucher orders. */
const FIRST_ORDER_NUMBER = 610_000

function listed(db: Db, row: CardOrderRow, now: number): CardOrderReply {
  const payment = newestPayment(db, { companyId: row.companyId, orderId: row.id })
  const { benefits, employees } = orderOf(row)
  return {
    id: row.id,
    orderNumber: row.orderNumber,
    date: new Date(row.createdAt).toISOString(),
    paymentId: payment.id,
    paymentStatus: paymentStatus(payment, now),
    paymentMethod: payment.method,
    isCanceled: row.canceledAt !== undefined,
    amountInCents: payment.amount,
    dueDate: lastDayToPay(payment),
    benefits,
    employees: employees.map(({ firstName, lastName, personalId }) => ({ firstName, lastName, personalId })),
  }
}

const hasGroup = (db: Db, companyId: string, type: Benefit): boolean =>
  db.benefitGroups.all(companyId).some((row) => row.benefitType === type)

const AMOUNTS = { lunch: 'lunchAmount', recreational: 'recreationalAmount', transport: 'transportAmount' } as const

/** Errors in single fields. */
function refuseFields(body: CreateCardOrderRequest, company: CompanyRow): void {
  const { usage, benefits, employees } = body
  const items: FieldItem[] = []
  if (body.company.businessIdentityCode !== company.businessIdentityCode) {
    items.push({ fieldName: 'company.businessIdentityCode', code: 'field_invalid' })
  }
  items.push(...addressItems(body.company.address, 'company.address'))
  items.push(...addressItems(body.billingAddress, 'billingAddress'))
  for (const type of benefits) {
    if (usage[AMOUNTS[type]] === undefined) items.push({ fieldName: `usage.${AMOUNTS[type]}`, code: 'field_required' })
  }
  if (benefits.includes('lunch') && usage.workdays === undefined) {
    items.push({ fieldName: 'usage.workdays', code: 'field_required' })
  }
  for (const [elementIndex, employee] of employees.entries()) {
    // EMP-05
    const { employeePercentage: percentage, employeeType: type } = employee
    const fieldName = 'employees.employeePercentage'
    if (type !== 'FullTime' && percentage === undefined) items.push({ fieldName, elementIndex, code: 'field_required' })
    const max = type === 'PartTime' ? LARGEST_PART_TIME_PERCENTAGE : FULL_TIME_PERCENTAGE
    const min = type === 'FullTime' ? 100 : 1
    if (percentage !== undefined && (percentage > max || percentage < min)) {
      items.push({ fieldName, elementIndex, code: 'field_invalid' })
    }
  }
  if (items.length > 0) throw validationProblem(items)
  // VAL-10
  if (isPoBox(body.company.address.addressLine)) {
    throw problem(400, 'po_box_not_allowed', { fieldName: 'company.address.addressLine' })
  }
  // EMP-12
  const elementIndex = employees.findIndex(({ personalId }) => !FinnishSSN.validate(personalId))
  if (elementIndex >= 0) throw problem(400, 'invalid_personal_id', { fieldName: 'employees.personalId', elementIndex })
}

/** CRD-11 */
function refuseEmployeeCount(db: Db, body: CreateCardOrderRequest, company: CompanyRow, now: number): void {
  const max = settingsAt(now, company).companyBeneficiariesTotalAllowedForCompany
  if (db.employees.all(company.id).length + body.employees.length > max) {
    throw problem(400, 'too_many_employees', { fieldName: 'employees' })
  }
}

/** GRP-09 */
function refuseUsage({ benefits, usage }: CreateCardOrderRequest, company: CompanyRow, now: number): void {
  const settings = settingsAt(now, company)
  for (const type of benefits) {
    const amount = usage[AMOUNTS[type]] ?? 0
    if (amount < settings[`${type}MinAmount`] || amount > settings[`${type}MaxAmount`]) {
      throw problem(400, 'amount_out_of_range', { fieldName: `usage.${AMOUNTS[type]}` })
    }
  }
}

/** Nor may two employees of the same order share a personal identity code or a number. */
function refuseEmployees(db: Db, { employees }: CreateCardOrderRequest, company: CompanyRow): void {
  const known = db.employees.all(company.id)
  const personalIds = new Set(known.map((row) => row.personalId))
  const numbers = new Set(known.flatMap((row) => row.employeeNumber ?? []))
  for (const [elementIndex, { personalId, employeeNumber }] of employees.entries()) {
    if (personalIds.has(personalId)) {
      throw problem(409, 'personal_id_already_exists', { fieldName: 'employees.personalId', elementIndex })
    }
    personalIds.add(personalId)
    if (employeeNumber === undefined) continue
    if (numbers.has(employeeNumber)) {
      throw problem(409, 'employee_number_already_exists', { fieldName: 'employees.employeeNumber', elementIndex })
    }
    numbers.add(employeeNumber)
  }
}
