import { downloadOrderDocument, downloadVoucherOrderReceipt } from '@generated/api/documents/documents'
import type { AnyPaymentMethod, VoucherOrderSummary } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { moneyRow } from '@/domain/money-row'
import { type AddressParts, addressLines } from '@/orders/order-values'
import { Badge, type BadgeVariant } from '@/ui/content/badge'
import { type DescriptionRow, type DescriptionRows, Lines } from '@/ui/content/description-list'
import { formatCount, formatDecimal } from '@/values/count'
import { MISSING } from '@/values/look-up'
import { cents, formatEuros } from '@/values/money'
import { groupedPhone } from '@/values/phone'
import { type DisplayedStatus, displayedStatus, type Statuses } from './displayed-status'
import type { VoucherCosts } from './voucher-sums'

const LOOKS: Record<DisplayedStatus, { variant: BadgeVariant; text: () => string }> = {
  waiting_payment: { variant: 'attention', text: () => m.vouchers_status_waiting_payment() },
  processing: { variant: 'info', text: () => m.vouchers_status_processing() },
  failed: { variant: 'error', text: () => m.vouchers_status_failed() },
  payment_canceled: { variant: 'neutral', text: () => m.vouchers_status_payment_canceled() },
  in_progress: { variant: 'info', text: () => m.vouchers_status_in_progress() },
  expired: { variant: 'neutral', text: () => m.vouchers_status_expired() },
  sent: { variant: 'success', text: () => m.vouchers_status_sent() },
  order_canceled: { variant: 'neutral', text: () => m.vouchers_status_order_canceled() },
}

/** VOU-04: text of an order's status. */
export const voucherOrderStatusText = (order: Statuses): string => LOOKS[displayedStatus(order)].text()

export function VoucherOrderStatusBadge(order: Statuses) {
  const { variant, text } = LOOKS[displayedStatus(order)]
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
export function feeRows({
  handlingFee,
  cardFee,
  vat,
  vatPercent,
  total,
}: Omit<VoucherCosts, 'vouchers'>): DescriptionRows {
  return [
    moneyRow(m.orders_handling_fee(), handlingFee),
    moneyRow(m.orders_vat({ percent: formatDecimal(vatPercent) }), vat),
    cardFee > 0 && moneyRow(m.orders_card_fee(), cardFee),
    moneyRow(m.orders_total(), total, { isAnswer: true }),
  ]
}
