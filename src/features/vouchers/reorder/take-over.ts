import { PickupPointConfirmation, type SavedAddress, type Voucher, type VoucherOrder } from '@generated/api/model'
import { type DeliveryValues, NO_DELIVERY } from '@/orders/order-values'
import { isKeyOf } from '@/values/collections/look-up'
import { formatDecimalInput } from '@/values/numbers/count'
import type { OrderPage } from '../order/order-form'

/** VOU-17: the lowest voucher at or above the old face value (cents), otherwise the highest below it. */
export function pickVoucher(vouchers: readonly Voucher[], faceValue: number): Voucher | undefined {
  const rising = vouchers.toSorted((a, b) => a.value - b.value)
  return rising.find(({ value }) => value >= faceValue) ?? rising.at(-1)
}

/** VOU-17: amount and delivery of an earlier order, with the company's current details. */
export function takeOver(order: VoucherOrder, page: Pick<OrderPage, 'vouchers' | 'saved' | 'defaults'>) {
  const voucher = pickVoucher(page.vouchers, order.faceValue)
  // `reorder.quantity` is the number to order again; older orders have only their total.
  const quantity = order.reorder?.quantity ?? order.totalQuantity
  const delivery = deliveryOf(order.delivery, page.saved)
  return {
    values: {
      ...page.defaults,
      amount: { voucherId: voucher?.id ?? '', quantity: formatDecimalInput(quantity) },
      delivery,
    },
    /** The old face value is no longer sold; another one or none replaces it. */
    hasOtherValue: voucher?.value !== order.faceValue,
    /** The saved address no longer exists, so its text is used. */
    hasLostAddress: order.delivery.method === 'ToSavedAddress' && delivery.method !== 'ToSavedAddress',
  }
}

function deliveryOf(before: VoucherOrder['delivery'], saved: readonly SavedAddress[]): DeliveryValues {
  const values = { ...NO_DELIVERY, contactPerson: before.contactPerson ?? '' }
  const confirmation = before.pickupPointConfirmation
  if (before.method === 'ToPickupPoint') {
    return {
      ...values,
      method: 'ToPickupPoint',
      pickupPointConfirmation: isKeyOf(PickupPointConfirmation, confirmation) ? confirmation : '',
      emailAddress: before.emailAddress ?? '',
      phoneNumber: before.phoneNumber ?? '',
    }
  }
  if (before.method === 'ToCompanyAddress') return { ...values, method: 'ToCompanyAddress' }
  const kept = before.method === 'ToSavedAddress' && saved.find(({ id }) => id === before.addressId)
  if (kept) return { ...values, method: 'ToSavedAddress', addressId: kept.id }
  const { address = '', zipCode = '', city = '', country = NO_DELIVERY.place.country, companyName } = before
  return {
    ...values,
    method: 'ToOtherAddress',
    companyName: companyName ?? '',
    place: { address, postCode: zipCode, city, country },
  }
}
