import { m } from '@generated/messages/messages.js'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { ReactNode } from 'react'
import { InvoiceButton } from '@/payments/document-button'
import { type OutcomeTexts, PaymentStatusScreen, type PaymentStatusScreenProps } from '@/payments/payment-status-screen'
import { paymentStatusQuery } from '@/payments/queries'
import { TransferDetails } from '@/payments/transfer-details'
import type { DescriptionRow, DescriptionRows } from '@/ui/content/description-list'
import { MISSING } from '@/values/look-up'

export interface OrderStatusScreenProps
  extends Pick<PaymentStatusScreenProps, 'paymentId' | 'orderType' | 'actions' | 'further'> {
  /** PAY-17: an order that is paid by invoice or by link has its own texts. */
  texts: Record<'paid' | 'confirmed' | 'pending' | 'invoice', OutcomeTexts> & { link: (email: string) => OutcomeTexts }
  receipt?: ReactNode
  rows: DescriptionRows
}

/** PAY-06, PAY-14: the result of an order's payment. */
export function OrderStatusScreen({ texts: { invoice, link, ...texts }, receipt, ...rest }: OrderStatusScreenProps) {
  const { paymentId } = rest
  const { forwardEmail } = useSuspenseQuery(paymentStatusQuery(paymentId)).data
  return (
    <PaymentStatusScreen
      {...rest}
      texts={{ ...texts, offline: forwardEmail === undefined ? invoice : link(forwardEmail) }}
      details={({ paymentMethod, transfer }, outcome) => (
        <>
          {outcome === 'paid' && receipt}
          {outcome === 'offline' &&
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
