import type { VoucherOrder, VoucherOrderSummary } from '../../../generated/api/model/index.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { PaymentRow, VoucherOrderRow } from '../../database/rows/money.ts'
import { cardFeesAt } from '../../values/card-fees.ts'
import { settingsAt } from '../../values/settings.ts'
import { VOUCHER_FEES } from '../../values/voucher-fees.ts'
import { english } from '../rules/language.ts'
import { pageOf } from '../rules/paging.ts'
import { paymentStatus, voucherOrderStatus } from '../rules/payment-status.ts'
import { settle } from '../rules/settle.ts'

const euros = (amounts: number[]) => amounts.map((amount) => amount * 100)

/** x-assumed (listVouchers): face values in cents; some are no longer printed. */
export const VOUCHERS = [
  ...euros([9, 10, 11, 12, 13, 14]).map((value) => ({
    id: `v-l-${value}`,
    type: 'lunch' as const,
    value,
    available: value >= 1000,
  })),
  ...euros([5, 10, 15, 20, 25]).map((value) => ({
    id: `v-r-${value}`,
    type: 'recreational' as const,
    value,
    available: value !== 1500,
  })),
]

export const vouchers: BackendPart<
  'listVouchers' | 'readVoucherFees' | 'readCardFees' | 'readVoucherOrder' | 'listVoucherOrders'
> = {
  listVouchers: () => VOUCHERS,

  // VOU-09
  readVoucherFees: ({ now }) => ({
    voucherOrderFees: VOUCHER_FEES,
    vatFeePercent: settingsAt(now).feesVatPercentage,
  }),

  // CRD-02
  readCardFees: ({ now }) => cardFeesAt(now),

  readVoucherOrder({ params, caller, db, now, request }) {
    settle(db, caller.company.id, now)
    const order = db.voucherOrders.get(caller.company.id, params.id)
    if (!order) throw problem(404, 'order_not_found')
    const payment = paymentOf(db, order)
    const { totalQuantity, faceValue, handlingFee, creditCardFee, vatFeePercent } = order
    const vatFeeAmount = Math.round((handlingFee * vatFeePercent) / 100)
    const status = voucherOrderStatus(order, payment, now)
    const isSent = status === 'Sent'
    return {
      ...summary(order, payment, now, english(request)),
      orderer: order.orderer,
      handlingFee,
      creditCardFee,
      vatFeePercent,
      vatFeeAmount,
      totalAmountWithFees: totalQuantity * faceValue + handlingFee + creditCardFee + vatFeeAmount,
      paymentId: payment.id,
      paymentMethod: payment.method,
      invoiceCostCenter: order.invoiceCostCenter,
      trackingCode: isSent ? order.trackingCode : undefined,
      firstVoucherSerial: isSent ? order.firstVoucherSerial : undefined,
      lastVoucherSerial: isSent ? order.lastVoucherSerial : undefined,
      vouchersValidUntil: isSent ? order.vouchersValidUntil : undefined,
      delivery: deliveryOf(order),
      reorder: { voucherId: order.voucherId, quantity: totalQuantity },
    }
  },

  listVoucherOrders({ query, caller, db, now, request }) {
    const { page, rows, sortBy, descending } = query
    settle(db, caller.company.id, now)
    const all = db.voucherOrders
      .all(caller.company.id)
      .toSorted((a, b) => b.createdAt - a.createdAt)
      .map((order) => summary(order, paymentOf(db, order), now, english(request)))
    // VOU-02
    const key = (row: VoucherOrderSummary) =>
      sortBy === 'Amount' ? row.totalAmount : sortBy === 'Date' ? Date.parse(row.date) : row.voucherType
    const sorted = all.toSorted((a, b) => {
      const [x, y] = [key(a), key(b)]
      return (x < y ? -1 : x > y ? 1 : 0) * (descending ? -1 : 1)
    })
    const { rows: voucherOrders, totalPages } = pageOf(sorted, page, rows)
    return { voucherOrders, totalPages }
  },
}

function paymentOf(db: Db, order: VoucherOrderRow): PaymentRow {
  const payment = db.payments.get(order.companyId, order.paymentId)
  if (!payment) throw new Error(`order ${order.id} has no payment ${order.paymentId}`)
  return payment
}

function summary(order: VoucherOrderRow, payment: PaymentRow, now: number, inEnglish: boolean): VoucherOrderSummary {
  const isLunch = order.voucherType === 'lunch'
  const [fi, en] = isLunch ? ['Lounasseteli', 'Lunch voucher'] : ['Virikeseteli', 'Recreational voucher']
  return {
    id: order.id,
    date: new Date(order.createdAt).toISOString(),
    orderNumber: order.orderNumber,
    product: inEnglish ? en : fi,
    voucherType: order.voucherType,
    faceValue: order.faceValue,
    totalQuantity: order.totalQuantity,
    totalAmount: order.totalQuantity * order.faceValue,
    paymentStatus: paymentStatus(payment, now),
    voucherOrderStatus: voucherOrderStatus(order, payment, now),
  }
}

function deliveryOf({ delivery }: VoucherOrderRow): VoucherOrder['delivery'] {
  if (delivery.method === 'ToPickupPoint') return delivery
  const { addressLine: address, postCode: zipCode, ...rest } = delivery
  return { ...rest, address, zipCode }
}
