import type { PaymentMethod, PaymentStatus, VoucherOrder } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { getRouteApi } from '@tanstack/react-router'
import { Printer, RotateCcw } from 'lucide-react'
import type { ReactNode } from 'react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { BenefitLabel } from '@/domain/benefit-mark'
import { formatMoment } from '@/domain/format-moment'
import { moneyRow } from '@/domain/money-row'
import { DELIVERY_NAMES } from '@/orders/order-values'
import { DocumentButton } from '@/payments/document-button'
import { DueDate } from '@/payments/due-passed'
import { canPayAgain } from '@/payments/payment-outcome'
import { pathsOf } from '@/payments/payment-paths'
import { paymentStatusQuery } from '@/payments/queries'
import { useIsManager } from '@/session/session-store'
import { PrintHead } from '@/shell/print-head'
import { pageFailure } from '@/shell/route-error-screen'
import { TitledCard } from '@/ui/content/card'
import { DescriptionList, type DescriptionRows } from '@/ui/content/description-list'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { BackLink } from '@/ui/navigation/back-link'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { lookUp, MISSING } from '@/values/collections/look-up'
import { today } from '@/values/dates/clock'
import { dateInHelsinki, formatDate, plainDate } from '@/values/dates/plain-date'
import { formatIban } from '@/values/identifiers/bank-barcode'
import { formatReferenceNumber } from '@/values/identifiers/reference-number'
import { formatCount } from '@/values/numbers/count'
import { cents } from '@/values/numbers/money'
import { feeRows, fileName, readOrderFile, recipientRows, VoucherOrderStatusBadge } from '../displayed-order'
import { displayedStatus, type Statuses } from '../displayed-status'
import { voucherOrderQuery } from '../queries'
import { generalExpiry } from '../validity'

const route = getRouteApi('/order-details/$voucherOrderId')

const METHODS: Record<PaymentMethod, () => string> = {
  Online: () => m.payments_group_online(),
  CreditCard: () => m.payments_group_card(),
  LinkToOtherPerson: () => m.vouchers_method_link(),
  PrintInvoicePdf: () => m.vouchers_method_invoice(),
  PrintInvoicePdfForTransferMoney: () => m.vouchers_method_invoice(),
}

const PAYMENT_STATUSES: Record<PaymentStatus, () => string> = {
  Created: () => m.vouchers_payment_created(),
  Pending: () => m.vouchers_payment_pending(),
  Paid: () => m.vouchers_payment_paid(),
  Error: () => m.vouchers_payment_error(),
  Canceled: () => m.vouchers_payment_canceled(),
  Confirmed: () => m.vouchers_payment_confirmed(),
  Expired: () => m.vouchers_payment_expired(),
}

/** VOU-16: details of an order, also for print on one page. */
export function OrderDetailsPage() {
  const { voucherOrderId } = route.useParams()
  const { data: order } = useRequiredQuery(voucherOrderQuery(voucherOrderId))
  const invoiceRows = useInvoiceRows(order)
  return (
    <>
      <PageHeader
        above={<ToHistory />}
        title={m.vouchers_details_title({ number: order.orderNumber })}
        badge={<VoucherOrderStatusBadge {...order} />}
        description={m.vouchers_details_ordered({ date: formatMoment(order.date), name: order.orderer })}
        action={<Actions order={order} />}
      />
      <PrintHead />
      <div className="grid gap-6 nav:grid-cols-2 print:grid-cols-2 print:gap-3">
        <Part title={m.vouchers_details_order()} rows={orderRows(order)} />
        <Part title={m.vouchers_details_costs()} rows={costRows(order)} />
        <Part title={m.vouchers_details_delivery()} rows={deliveryRows(order)} />
        <Part title={m.vouchers_details_payment()} rows={[...paymentRows(order), ...invoiceRows]}>
          <PaymentActions order={order} />
        </Part>
      </div>
    </>
  )
}

const ToHistory = () => useIsManager() && <BackLink to="/voucher-order-history">{m.vouchers_history()}</BackLink>

function Actions({ order }: { order: VoucherOrder }) {
  return (
    <>
      <Button variant="outline" onClick={() => window.print()}>
        <Printer />
        {m.vouchers_print()}
      </Button>
      <ButtonLink
        to="/voucher-reorder/$voucherType/$orderId"
        params={{ voucherType: order.voucherType, orderId: order.id }}
        // If the order is unpaid, paying is the primary action.
        variant={isPayable(order) ? 'outline' : 'default'}
      >
        <RotateCcw />
        {m.vouchers_reorder()}
      </ButtonLink>
    </>
  )
}

function Part({ title, rows, children }: { title: string; rows: DescriptionRows; children?: ReactNode }) {
  return (
    <TitledCard title={title}>
      <DescriptionList rows={rows} />
      {children}
    </TitledCard>
  )
}

const isOver = (order: Statuses) => ['order_canceled', 'expired'].includes(displayedStatus(order))

const isUnpaid = (order: Statuses) => ['waiting_payment', 'failed', 'payment_canceled'].includes(displayedStatus(order))

/** VOU-16: in place of serials or a tracking code, which come only with the vouchers. */
const whenSent = (order: Statuses, later: string) =>
  isOver(order) || displayedStatus(order) === 'sent' ? MISSING : later

function orderRows(order: VoucherOrder): DescriptionRows {
  const { vouchersValidUntil, firstVoucherSerial: first, lastVoucherSerial: last } = order
  // Unpaid vouchers arrive about a week after today at the earliest, whenever they were ordered.
  const general = isOver(order) ? undefined : generalExpiry(isUnpaid(order) ? today() : dateInHelsinki(order.date))
  // VOU-20: the order's own date wins.
  const expiry = vouchersValidUntil === undefined ? general : plainDate(vouchersValidUntil)
  return [
    {
      label: m.vouchers_column_product(),
      value: <BenefitLabel type={order.voucherType}>{order.product}</BenefitLabel>,
    },
    moneyRow(m.vouchers_face_value(), order.faceValue),
    {
      label: m.vouchers_quantity(),
      value: m.vouchers_pieces({ count: formatCount(order.totalQuantity) }),
      kind: 'number',
    },
    {
      label: m.vouchers_valid_until(),
      value: expiry ? formatDate(expiry) : isOver(order) ? MISSING : m.vouchers_shown_later(),
    },
    {
      label: m.vouchers_serials(),
      value:
        first === undefined || last === undefined ? whenSent(order, m.vouchers_serials_later()) : `${first}–${last}`,
    },
  ]
}

const costRows = (order: VoucherOrder): DescriptionRows => [
  moneyRow(m.vouchers_sum(), order.totalAmount),
  ...feeRows({
    handlingFee: cents(order.handlingFee),
    cardFee: cents(order.creditCardFee),
    vat: cents(order.vatFeeAmount),
    vatPercent: order.vatFeePercent,
    total: cents(order.totalAmountWithFees),
  }),
]

function deliveryRows({ delivery, trackingCode, ...order }: VoucherOrder): DescriptionRows {
  return [
    {
      label: m.orders_delivery_method(),
      value: lookUp(DELIVERY_NAMES, delivery.method, () => m.orders_delivery_unknown())(),
    },
    ...recipientRows({ ...delivery, postCode: delivery.zipCode }),
    {
      label: m.vouchers_tracking(),
      value:
        trackingCode === undefined ? (
          whenSent(order, m.vouchers_shown_later())
        ) : (
          <span className="wrap-anywhere">{trackingCode}</span>
        ),
    },
  ]
}

function useInvoiceRows({ paymentId }: VoucherOrder): DescriptionRows {
  const { data: payment } = useQuery({ ...paymentStatusQuery(paymentId ?? ''), enabled: paymentId !== undefined })
  const { referenceNumber, transfer } = payment ?? {}
  return [
    referenceNumber !== undefined && { label: m.payments_reference(), value: formatReferenceNumber(referenceNumber) },
    transfer?.invoiceNumber !== undefined && { label: m.payments_invoice_number(), value: transfer.invoiceNumber },
    transfer && { label: m.deposit_transfer_due(), value: <DueDate dueDate={transfer.dueDate} /> },
    transfer && { label: m.deposit_transfer_recipient(), value: transfer.recipient },
    transfer && { label: m.deposit_transfer_iban(), value: formatIban(transfer.iban) },
  ]
}

const paymentRows = (order: VoucherOrder): DescriptionRows => [
  {
    label: m.payments_method(),
    value:
      order.paymentMethod === undefined
        ? MISSING
        : lookUp(METHODS, order.paymentMethod, () => m.payments_method_other())(),
  },
  {
    label: m.payments_status_title(),
    value: lookUp(PAYMENT_STATUSES, order.paymentStatus, () => m.vouchers_payment_other())(),
  },
  !(order.invoiceCostCenter === undefined || order.invoiceCostCenter === '') && {
    label: m.orders_cost_center(),
    value: order.invoiceCostCenter,
  },
]

/** PAY-20: the order can be paid (again), unless it was cancelled. */
const isPayable = (order: VoucherOrder) =>
  canPayAgain(order.paymentStatus) && displayedStatus(order) !== 'order_canceled'

/** Whether to show the payment: how to pay an invoice, or how to cancel a pending payment. */
const showsPayment = (order: VoucherOrder) =>
  displayedStatus(order) === 'waiting_payment' &&
  (order.paymentStatus === 'Pending' || order.paymentMethod === 'PrintInvoicePdf')

function PaymentActions({ order }: { order: VoucherOrder }) {
  return (
    <div className="flex flex-wrap gap-3 pt-4 print:hidden">
      {isPayable(order) && order.paymentId !== undefined && (
        // PAY-22: no warning, because nothing went wrong.
        <ButtonLink {...pathsOf('voucher').payAgain(order.paymentId, false)}>{m.vouchers_pay()}</ButtonLink>
      )}
      {showsPayment(order) && order.paymentId !== undefined && (
        <ButtonLink to={pathsOf('voucher').status(order.paymentId)} variant="outline">
          {m.orders_cards_show()}
        </ButtonLink>
      )}
      <DocumentButton variant="outline" label={fileName(order)} read={() => readOrderFile(order)} />
    </div>
  )
}

const PlainHeader = () => <PageHeader above={<ToHistory />} title={m.vouchers_details()} />

export const OrderDetailsPending = () => (
  <>
    <PlainHeader />
    <SkeletonGroup label={m.vouchers_details_loading()} className="grid gap-6 nav:grid-cols-2">
      <Skeleton className="h-64 w-full rounded-lg" />
      <Skeleton className="h-64 w-full rounded-lg" />
    </SkeletonGroup>
  </>
)

/** VOU-16: replaces the page if the order cannot be read or does not exist. */
export const OrderDetailsFailure = pageFailure(() => <PlainHeader />)
