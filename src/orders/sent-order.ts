import type { Id } from '@generated/api/model'
import type { OperationName } from '@generated/registry'
import { queryOptions, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import * as z from 'zod/mini'
import { ApiError, isApiError } from '@/api/api-error'
import { isSafeToRepeat } from '@/api/idempotency'
import { pause } from '@/browser/pause'
import { notify } from '@/notifications/notifications'
import { paymentIdOf } from '@/payments/use-payment-start'
import { dropDraft } from '@/session/draft'
import { dropSent, markLookedUp, type SentCommand, sentCommand, useUnresolved } from '@/session/sent-commands'
import { now } from '@/values/clock'

/** A refusal that is certain and that the login screen does not show. */
const isRefusal = (error: unknown): boolean =>
  !isApiError(error) ||
  !(error.outcomeUnknown || error.kind === 'superseded' || error.kind === 'no-session' || error.status === 401)

/** An order waits no longer than this for the list (ms). */
const LIST_TIMEOUT_MS = 10_000

/**
 * Ids of the company's orders when the payment step opens: after a lost reply the new order is looked for among those
 * that are not in this list. Read as late as possible, because it must have the orders that others made meanwhile, but
 * never again: a later list may have the order that a duplicated tab made of the same draft.
 * @param isAllowed whether the user may read the orders
 */
export function useSeenOrders(read: () => Promise<readonly { id: Id }[]>, isAllowed = true) {
  const client = useQueryClient()
  const [options] = useState(() =>
    queryOptions({
      queryKey: ['seenOrders', crypto.randomUUID()],
      // Null if they cannot be read: the order is sent nevertheless.
      queryFn: () =>
        read().then(
          (orders) => orders.map(({ id }) => id),
          () => null,
        ),
      staleTime: 'static',
      gcTime: 0,
    }),
  )
  useQuery({ ...options, enabled: isAllowed })
  return {
    seen: () => client.getQueryData(options.queryKey) ?? undefined,
    /** Waits for the list. */
    before: async (): Promise<undefined> => {
      if (!isAllowed) return
      // The end of the session cancels the read; the login page explains that.
      const list = client.ensureQueryData(options).catch(() => undefined)
      await Promise.race([list, pause(LIST_TIMEOUT_MS)])
    },
  }
}

/** Stored with a sent order, which is looked for among the company's orders if its reply is lost. */
const Evidence = z.object({
  /** What was ordered, as one text; a digest where it names people. */
  contents: z.string(),
  /** Ids of the company's newest orders before the submit; undefined if they could not be read. */
  seen: z.optional(z.array(z.string())),
})

/** Orders of the same contents that are new since the submit; several if it was sent twice. Undefined if unknown. */
export function newOrders<Order extends { id: Id }>(
  evidence: unknown,
  newest: readonly Order[],
  contentsOf: (order: Order) => string,
): Order[] | undefined {
  const sent = z.safeParse(Evidence, evidence).data
  if (!sent?.seen) return undefined
  const known = new Set(sent.seen)
  return newest.filter((order) => !known.has(order.id) && contentsOf(order) === sent.contents)
}

interface PlacedOrder {
  operation: OperationName
  formId: string
  create: () => Promise<{ paymentId: unknown }>
  /** Finds what the submit made, by the evidence that was stored with it; undefined if that is unknown. */
  find: (evidence: unknown) => Promise<readonly unknown[] | undefined>
  /** VOU-14: the toast about a refusal. */
  refusalText: () => string
}

/** @returns the payment's id. @throws ApiError; of unknown outcome for several orders, so that they are looked up */
export async function placeOrder({ operation, formId, create, find, refusalText }: PlacedOrder): Promise<Id> {
  try {
    const paymentId = paymentIdOf(await create(), operation)
    // A proxy may repeat the request, which makes two orders where the API does not honour keys.
    const found = isSafeToRepeat(now()) ? undefined : await find(sentCommand(formId)?.evidence).catch(() => undefined)
    if (found && found.length > 1) throw new ApiError({ kind: 'malformed', operation })
    return paymentId
  } catch (error) {
    if (isRefusal(error)) notify({ level: 'error', text: refusalText })
    throw error
  }
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
