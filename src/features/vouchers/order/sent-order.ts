import type { VoucherOrderSummary } from '@generated/api/model'
import * as z from 'zod/mini'

const Evidence = z.object({
  voucherType: z.string(),
  faceValue: z.number(),
  quantity: z.number(),
  /** Business id of a guest's company, which had no account before. */
  guestCompany: z.optional(z.string()),
  /** Ids of the newest orders before the submit; undefined if they could not be read. */
  seen: z.optional(z.array(z.string())),
})
export type OrderEvidence = z.infer<typeof Evidence>

export const readEvidence = (evidence: unknown): OrderEvidence | undefined => z.safeParse(Evidence, evidence).data

type Order = Pick<VoucherOrderSummary, 'id' | 'orderNumber' | 'voucherType' | 'faceValue' | 'totalQuantity'>

/** New orders of the same vouchers; several if the press was sent twice. Undefined if that is unknown. */
export function findSentOrders(
  sent: OrderEvidence | undefined,
  newest: readonly Order[] | undefined,
): readonly Order[] | undefined {
  if (!sent?.seen || !newest) return undefined
  const known = new Set(sent.seen)
  return newest.filter(
    ({ id, voucherType, faceValue, totalQuantity }) =>
      !known.has(id) &&
      voucherType === sent.voucherType &&
      faceValue === sent.faceValue &&
      totalQuantity === sent.quantity,
  )
}
