import type { VoucherOrderSummary } from '@generated/api/model'
import * as z from 'zod/mini'
import { newOrders, SeenOrders } from '@/orders/sent-order'

const Evidence = z.object({
  voucherType: z.string(),
  faceValue: z.number(),
  quantity: z.number(),
  /** Business id of a guest's company, which had no account before. */
  guestCompany: z.optional(z.string()),
  seen: SeenOrders,
})

export const readEvidence = (evidence: unknown) => z.safeParse(Evidence, evidence).data

type Order = Pick<VoucherOrderSummary, 'id' | 'orderNumber' | 'voucherType' | 'faceValue' | 'totalQuantity'>

/** The new orders of the same vouchers; undefined if that is unknown. */
export const findSentOrders = (sent: z.infer<typeof Evidence> | undefined, newest: readonly Order[] | undefined) =>
  newOrders(
    sent?.seen,
    newest,
    ({ voucherType, faceValue, totalQuantity }) =>
      voucherType === sent?.voucherType && faceValue === sent.faceValue && totalQuantity === sent.quantity,
  )
