import type { Id } from '@generated/api/model'
import type { OperationName } from '@generated/registry'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, isApiError } from '@/api/api-error'
import { isSafeToRepeat } from '@/api/idempotency'
import { paymentIdOf } from '@/payments/use-payment-start'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand, sentCommand, useUnresolved } from '@/session/sent-commands'
import { now } from '@/values/clock'

/** VOU-14: a refusal that is certain and that the login screen does not show. */
export const isOrderRefusal = (error: unknown): boolean =>
  !isApiError(error) ||
  !(error.outcomeUnknown || error.kind === 'superseded' || error.kind === 'no-session' || error.status === 401)

/** Ids of the company's newest orders before the press; undefined if they could not be read. */
export const SeenOrders = z.optional(z.array(z.string()))

/** The same orders that are new since the press; several if it was sent twice. Undefined if that is unknown. */
export function newOrders<Order extends { id: Id }>(
  seen: z.infer<typeof SeenOrders>,
  newest: readonly Order[] | undefined,
  isSame: (order: Order) => boolean,
): Order[] | undefined {
  if (!seen || !newest) return undefined
  const known = new Set(seen)
  return newest.filter((order) => !known.has(order.id) && isSame(order))
}

interface PlacedOrder {
  operation: OperationName
  formId: string
  create: () => Promise<{ paymentId: unknown }>
  /** Finds what the press made, by the evidence that was stored with it; undefined if that is unknown. */
  find: (evidence: unknown) => Promise<readonly unknown[] | undefined>
}

/** @returns the payment's id. @throws ApiError; of unknown outcome for several orders, so that they are looked up */
export async function placeOrder({ operation, formId, create, find }: PlacedOrder): Promise<Id> {
  const paymentId = paymentIdOf(await create(), operation)
  // A proxy may repeat a press, which makes two orders where the API does not honour keys.
  const found = isSafeToRepeat(now()) ? undefined : await find(sentCommand(formId)?.evidence).catch(() => undefined)
  if (found && found.length > 1) throw new ApiError({ kind: 'malformed', operation })
  return paymentId
}

export interface LostOrder {
  sent: SentCommand
  /** The user goes on to an order that was made. */
  settle: () => void
  /** The user goes back to the form. */
  goBack: () => void
}

/** The order whose outcome is looked up in place of its form. */
export function useLostOrder(formId: string): LostOrder | undefined {
  const unresolved = useUnresolved(formId)
  const [left, setLeft] = useState<SentCommand>()
  const sent = unresolved ?? left
  if (!sent) return undefined
  return {
    sent,
    settle: () => {
      // Stays until the next page is there. Otherwise the empty wizard would appear and redirect to its first step.
      setLeft(sent)
      // Its outcome is known, so the same order again is another one, with another key.
      dropSent(formId, sent.key)
      dropDraft(formId)
    },
    goBack: () => markLookedUp(formId),
  }
}
