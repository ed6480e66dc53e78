import type { Settings } from '@generated/api/model'

/** VOU-06: settings that limit an order. */
export type OrderLimits = Pick<Settings, 'voucherMinimumQuantity' | 'voucherOrderMaxAmount'>

/** VOU-06: maximum number of vouchers of a face value (cents) in one order. */
export const mostVouchers = (faceValue: number, { voucherOrderMaxAmount }: OrderLimits): number =>
  Math.floor(voucherOrderMaxAmount / faceValue)

/** VOU-06: whether the order has too few vouchers, or costs too much for one order; face value in cents. */
export function brokenLimit(
  { quantity, faceValue }: { quantity: number; faceValue: number },
  limits: OrderLimits,
): 'too-few' | 'too-much' | undefined {
  if (quantity < limits.voucherMinimumQuantity) return 'too-few'
  return quantity > mostVouchers(faceValue, limits) ? 'too-much' : undefined
}

/**
 * VOU-06: quantities of two orders that replace one that is too large: nearly equal, the larger first. Undefined if
 * two orders are not enough.
 */
export function splitInTwo(quantity: number, most: number): [number, number] | undefined {
  const first = Math.ceil(quantity / 2)
  return first > most ? undefined : [first, quantity - first]
}
