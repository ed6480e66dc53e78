import { m } from '@generated/messages/messages.js'
import type { DescriptionRow } from '@/ui/content/description-list'
import { MISSING } from '@/values/collections/look-up'

/** PAY-14: number and size of an order whose payment is shown. */
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
