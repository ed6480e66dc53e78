import type { Id, OrderType, PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { InvoiceButton } from '@/payments/document-button'
import { type OutcomeTexts, PaymentStatusScreen } from '@/payments/payment-status-screen'
import { TransferDetails } from '@/payments/transfer-details'
import type { DescriptionRow, DescriptionRows } from '@/ui/content/description-list'
import { MISSING } from '@/values/look-up'

type Texts = Omit<OutcomeTexts, 'actions'>

export interface OrderStatusScreenProps {
  paymentId: Id
  orderType: OrderType
  paid: () => Texts
  confirmed: () => Texts
  pending: () => Texts
  /** PAY-17: texts for a payment by invoice or by link. */
  invoice: () => Texts
  link: (email: string) => Texts
  /** Next actions. `offlineActions` replaces them for an order that is paid by invoice or link. */
  actions: ReactNode
  offlineActions?: ReactNode
  receipt?: ReactNode
  /** The last action of every outcome except a paid one, such as the button that cancels the order. */
  further?: ReactNode
  rows: DescriptionRows
  startAnew: ReactNode
}

/** PAY-06, PAY-14: the result of an order's payment. */
export function OrderStatusScreen(props: OrderStatusScreenProps) {
  const { paymentId, orderType, actions, offlineActions = actions, rows, startAnew } = props
  const offline = ({ forwardEmail }: PaymentStatusReply) =>
    forwardEmail === undefined ? props.invoice() : props.link(forwardEmail)
  return (
    <PaymentStatusScreen
      // A new payment id must remount the screen, so that polling and data of the last payment are dropped.
      key={paymentId}
      paymentId={paymentId}
      orderType={orderType}
      texts={{
        paid: () => ({ ...props.paid(), actions }),
        confirmed: () => ({ ...props.confirmed(), actions }),
        pending: () => ({ ...props.pending(), actions }),
        offline: (reply) => ({ ...offline(reply), actions: offlineActions }),
      }}
      rows={rows}
      details={({ paymentMethod, transfer }, { kind }) => (
        <>
          {kind === 'paid' && props.receipt}
          {kind === 'offline' &&
            paymentMethod === 'PrintInvoicePdf' &&
            (transfer ? (
              <TransferDetails paymentId={paymentId} transfer={transfer} saveLabel={m.vouchers_save_invoice()} />
            ) : (
              <div>
                <InvoiceButton paymentId={paymentId} label={m.vouchers_save_invoice()} />
              </div>
            ))}
        </>
      )}
      startAnew={startAnew}
      further={props.further}
    />
  )
}

export function orderRows<Order extends { orderNumber?: string | undefined }>(
  { order, isError }: { order: Order | undefined; isError: boolean },
  label: string,
  size: (order: Order) => Omit<DescriptionRow, 'label'>,
): DescriptionRow[] {
  if (!order) return isError ? [{ label, value: MISSING, note: m.orders_details_failed() }] : []
  const { orderNumber } = order
  return [
    ...(orderNumber === undefined ? [] : [{ label: m.vouchers_order_number(), value: orderNumber }]),
    { label, ...size(order) },
  ]
}
