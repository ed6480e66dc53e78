import type { Id, OrderType, PaymentStatusReply } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { InvoiceButton } from '@/payments/invoice-button'
import { type OutcomeTexts, PaymentStatusScreen } from '@/payments/payment-status-screen'
import { TransferDetails } from '@/payments/transfer-details'
import type { DescriptionRow } from '@/ui/description-list'

type Texts = Omit<OutcomeTexts, 'actions'>

export interface OrderStatusScreenProps {
  paymentId: Id
  orderType: OrderType
  paid: () => Texts
  confirmed: () => Texts
  pending: () => Texts
  /** PAY-17: what to do with the invoice, and where the link went. */
  invoice: () => Texts
  link: (email: string) => Texts
  /** What to do next; with `offline`, where it is not known yet whether it will be paid. */
  actions: ReactNode
  offlineActions?: ReactNode
  /** Saves the receipt of what is paid. */
  receipt?: ReactNode
  /** Under every outcome but a paid one, such as the way to cancel the order. */
  further?: ReactNode
  rows: readonly DescriptionRow[]
  startAnew: ReactNode
}

/** PAY-06, PAY-14: the result of an order's payment. */
export function OrderStatusScreen(props: OrderStatusScreenProps) {
  const { paymentId, orderType, actions, offlineActions = actions, rows, startAnew } = props
  const offline = ({ forwardEmail }: PaymentStatusReply) =>
    forwardEmail === undefined ? props.invoice() : props.link(forwardEmail)
  return (
    <PaymentStatusScreen
      // Another payment is another page: what was read and awaited of the last one is over.
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
          {kind !== 'paid' && kind !== 'confirmed' && props.further}
        </>
      )}
      startAnew={startAnew}
    />
  )
}
