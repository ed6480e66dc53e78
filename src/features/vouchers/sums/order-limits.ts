import type { Settings } from '@generated/api/model'

/** VOU-06: what an order may be. */
export type OrderLimits = Pick<Settings, 'voucherMinimumQuantity' | 'voucherOrderMaxAmount'>

/** VOU-06: the most vouchers of a face value (cents) that one order takes. */
export const mostVouchers = (faceValue: number, { voucherOrderMaxAmount }: OrderLimits): number =>
  Math.floor(voucherOrderMaxAmount / faceValue)

/** VOU-06: whether so many vouchers of a face value (cents) are too few or too much for one order. */
export function brokenLimit(
  { quantity, faceValue }: { quantity: number; faceValue: number },
  limits: OrderLimits,
): 'too-few' | 'too-much' | undefined {
  if (quantity < limits.voucherMinimumQuantity) return 'too-few'
  return quantity > mostVouchers(faceValue, limits) ? 'too-much' : undefined
}

/**
 * VOU-06: the quantities of the two orders that hold what one cannot, as even as can be and the larger first; undefined
 * where two do not hold it either.
 */
export function splitInTwo(quantity: number, most: number): [number, number] | undefined {
  const first = Math.ceil(quantity / 2)
  return first > most ? undefined : [first, quantity - first]
}
