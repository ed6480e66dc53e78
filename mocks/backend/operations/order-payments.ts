import type { BackendPart } from '../../calls/implement.ts'
import type { Db } from '../../database/db.ts'
import type { PaymentRow } from '../../database/rows/money.ts'
import { cardOrderAmount, cardOrderBenefits, cardOrderSummary } from '../../values/card-fees.ts'
import { voucherFees, voucherSum } from '../../values/voucher-fees.ts'
import { orderOf } from '../rules/card-order-effects.ts'
import {
  addPayment,
  canceled,
  findPayment,
  newestPayment,
  refuseCanceledOrder,
  refusePaid,
} from '../rules/make-payment.ts'
import { type CheckedChoice, checkedChoice, type OrderType, refuseOrderAmount } from '../rules/payment-methods.ts'
import { paymentStatus } from '../rules/payment-status.ts'
import { settle } from '../rules/settle.ts'

const fieldName = 'paymentId'

/** The newest payment of the order of any of its payments, if it may be made again (PAY-20). */
function payableAgain(db: Db, companyId: string, id: string, orderType: OrderType, now: number): PaymentRow {
  const newest = newestPayment(db, findPayment(db, companyId, id, { orderType, fieldName }))
  refuseCanceledOrder(db, newest, now, fieldName)
  refusePaid(newest, now, fieldName)
  return newest
}

/** Replaces a payment by a new one; a Created one becomes Canceled (x-assumed). */
function replace(db: Db, before: PaymentRow, choice: CheckedChoice, amount: number, now: number): PaymentRow {
  const { companyId, orderType, orderId } = before
  if (paymentStatus(before, now) === 'Created') db.payments.put(companyId, canceled(before, now))
  return addPayment(db, { companyId, orderType, orderId, amount }, choice, now)
}

export const orderPayments: BackendPart<
  | 'readVoucherOrderPayment'
  | 'createVoucherOrderPayment'
  | 'readCardOrderPayment'
  | 'createCardOrderPayment'
  | 'createDepositOrderPayment'
> = {
  // PAY-07
  readVoucherOrderPayment({ params, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const payment = findPayment(db, company.id, params.paymentId, { orderType: 'voucher' })
    const order = orderBehind(db.voucherOrders.get(company.id, payment.orderId), payment)
    const sum = voucherSum(order)
    const by = { isCard: payment.method === 'CreditCard', hasReference: payment.referenceNumber !== undefined }
    return {
      orderId: order.id,
      orderNumber: order.orderNumber,
      voucherType: order.voucherType,
      faceValue: order.faceValue,
      totalQuantity: order.totalQuantity,
      totalAmount: sum,
      ...voucherFees(sum, by, payment.createdAt),
      status: paymentStatus(payment, now),
      paymentMethod: payment.method,
    }
  },

  createVoucherOrderPayment({ body, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const before = payableAgain(db, company.id, body.paymentId, 'voucher', now)
    const order = orderBehind(db.voucherOrders.get(company.id, before.orderId), before)
    const choice = checkedChoice(body.payment, 'voucher')
    // VOU-09: fees are recalculated for the chosen method.
    const by = { isCard: choice.method === 'CreditCard', hasReference: choice.hasReference }
    const { vatFeeAmount: _vat, totalAmountWithFees, ...fees } = voucherFees(voucherSum(order), by, now)
    refuseOrderAmount(choice, totalAmountWithFees, now)
    const payment = replace(db, before, choice, totalAmountWithFees, now)
    const { invoiceCostCenter } = choice
    db.voucherOrders.put(company.id, { ...order, ...fees, invoiceCostCenter, paymentId: payment.id })
    return { orderId: order.id, paymentId: payment.id }
  },

  // CRD-03
  readCardOrderPayment({ params, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const payment = findPayment(db, company.id, params.paymentId, { orderType: 'digital' })
    const row = orderBehind(db.cardOrders.get(company.id, payment.orderId), payment)
    const order = orderOf(row)
    return {
      orderId: row.id,
      orderNumber: row.orderNumber,
      isCanceled: row.canceledAt !== undefined,
      company: order.company,
      billingAddress: order.billingAddress,
      cardOrderSummary: cardOrderSummary(order, row.createdAt),
      benefitGroup: cardOrderBenefits(order),
    }
  },

  // CRD-09
  createCardOrderPayment({ body, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const before = payableAgain(db, company.id, body.paymentId, 'digital', now)
    const row = orderBehind(db.cardOrders.get(company.id, before.orderId), before)
    const choice = checkedChoice(body.payment, 'digital')
    const amount = cardOrderAmount(orderOf(row), { isCard: choice.method === 'CreditCard' }, row.createdAt)
    refuseOrderAmount(choice, amount, now)
    const payment = replace(db, before, choice, amount, now)
    db.cardOrders.put(company.id, { ...row, paymentId: payment.id })
    return { orderId: row.id, paymentId: payment.id }
  },

  // DEP-10
  createDepositOrderPayment({ body, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const before = payableAgain(db, company.id, body.paymentId, 'deposit', now)
    const choice = checkedChoice(body.payment, 'deposit')
    refuseOrderAmount(choice, before.amount, now)
    const payment = replace(db, before, choice, before.amount, now)
    return { orderId: before.orderId, paymentId: payment.id }
  },
}

function orderBehind<Row>(row: Row | undefined, payment: PaymentRow): Row {
  if (!row) throw new Error(`payment ${payment.id} has no order ${payment.orderId}`)
  return row
}
