import { downloadOrderDocument, downloadVoucherOrderReceipt } from '@generated/api/documents/documents'
import type { AnyPaymentMethod, VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { moneyRow } from '@/domain/money-row'
import { type AddressParts, addressLines } from '@/orders/order-values'
import { Badge } from '@/ui/content/badge'
import { type DescriptionRow, type DescriptionRows, Lines } from '@/ui/content/description-list'
import { MISSING } from '@/values/collections/look-up'
import { formatCount, formatDecimal } from '@/values/numbers/count'
import { cents, formatEuros } from '@/values/numbers/money'
import { groupedPhone } from '@/values/people/phone'
import { lookOf, type Statuses } from './displayed-status'
import type { VoucherCosts } from './voucher-sums'

export function VoucherOrderStatusBadge(order: Statuses) {
  const { variant, text } = lookOf(order)
  return <Badge variant={variant}>{text()}</Badge>
}

type Downloaded = Statuses &
  Pick<VoucherOrderSummary, 'id'> & {
    /** Missing in the list of orders. */
    paymentMethod?: AnyPaymentMethod
  }

/** VOU-03, PAY-11: a cancelled order must not be called an invoice, because somebody might pay it. */
export function fileName({ paymentStatus, voucherOrderStatus, paymentMethod }: Downloaded): string {
  if (paymentStatus === 'Paid') return m.orders_save_receipt()
  const isPayable = paymentStatus === 'Created' && voucherOrderStatus !== 'Canceled'
  const isInvoice = paymentMethod === undefined || paymentMethod === 'PrintInvoicePdf'
  return isPayable && isInvoice ? m.vouchers_save_invoice() : m.vouchers_save_order()
}

export const readOrderFile = ({ id, paymentStatus }: Downloaded): Promise<Blob> =>
  paymentStatus === 'Paid' ? downloadVoucherOrderReceipt(id) : downloadOrderDocument(id)

interface Recipient extends AddressParts {
  method: string
  phoneNumber?: string
  emailAddress?: string
}

/** VOU-08: who receives an order and where, or how they are told that it has arrived. */
export function recipientRows(delivery: Recipient): DescriptionRow[] {
  if (delivery.method !== 'ToPickupPoint') {
    return [{ label: m.orders_recipient(), value: <Lines lines={addressLines(delivery)} /> }]
  }
  const { contactPerson, phoneNumber, emailAddress = MISSING } = delivery
  return [
    ...(contactPerson === undefined ? [] : [{ label: m.orders_recipient(), value: contactPerson }]),
    { label: m.orders_arrival_told(), value: phoneNumber === undefined ? emailAddress : groupedPhone(phoneNumber) },
  ]
}

/** How many vouchers of which face value (cents). */
export const amountText = (quantity: number, faceValue: number): string =>
  m.vouchers_amount_text({ count: formatCount(quantity), value: formatEuros(cents(faceValue)) })

/** VOU-09: a row for each fee and tax, and the total. */
export const feeRows = (costs: Omit<VoucherCosts, 'vouchers'>): DescriptionRows => [
  moneyRow(m.orders_handling_fee(), costs.handlingFee),
  moneyRow(m.orders_vat({ percent: formatDecimal(costs.vatPercent) }), costs.vat),
  costs.cardFee > 0 && moneyRow(m.orders_card_fee(), costs.cardFee),
  moneyRow(m.orders_total(), costs.total, { isAnswer: true }),
]
