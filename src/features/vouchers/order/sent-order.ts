import type { VoucherOrderSummary } from '@generated/api/model'
import * as z from 'zod/mini'

const Evidence = z.object({
  voucherType: z.string(),
  faceValue: z.number(),
  quantity: z.number(),
  /** A guest's company, which had no account before. */
  guestCompany: z.optional(z.string()),
  /** The newest orders before the press; undefined when they could not be read. */
  seen: z.optional(z.array(z.string())),
})
export type OrderEvidence = z.infer<typeof Evidence>

/** The evidence as it was written down; undefined when storage holds something else. */
export function readEvidence(evidence: unknown): OrderEvidence | undefined {
  const result = z.safeParse(Evidence, evidence)
  return result.success ? result.data : undefined
}

/** What can be told of an order that was sent without an answer. */
export type Found = { kind: 'arrived'; orderId: string } | { kind: 'nothing' | 'undecided' }

/**
 * Whether an order that was sent is among the newest of the company: one of the same vouchers that was not there before.
 * Without both readings nothing can be told.
 */
export function findSentOrder(
  sent: OrderEvidence | undefined,
  newest: readonly Pick<VoucherOrderSummary, 'id' | 'voucherType' | 'faceValue' | 'totalQuantity'>[] | undefined,
): Found {
  if (!sent?.seen || !newest) return { kind: 'undecided' }
  const known = new Set(sent.seen)
  const order = newest.find(
    ({ id, voucherType, faceValue, totalQuantity }) =>
      !known.has(id) &&
      voucherType === sent.voucherType &&
      faceValue === sent.faceValue &&
      totalQuantity === sent.quantity,
  )
  return order ? { kind: 'arrived', orderId: order.id } : { kind: 'nothing' }
}
