import type { Id } from '@generated/api/model'
import type { OperationName } from '@generated/registry'
import { type QueryClient, useQueryClient } from '@tanstack/react-query'
import { type ReactNode, useEffect, useRef, useState } from 'react'
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

/** What can be said of an order that was not found. */
export interface NotFound {
  title?: () => string
  /** @param isSafe whether the same order sent again makes no second one */
  text: (isSafe: boolean) => string
  /** The next steps; without any, the way back to the form is the first choice. */
  steps?: (settle: () => void) => ReactNode
  /** The order was made all the same, so nothing leads back to its form. */
  isMade?: boolean
}

/** One kind of order: how it is sent, and how it is found again after a lost reply. */
export interface OrderKind<Order extends { id: Id }> {
  operation: OperationName
  /** VOU-14: the toast about a refusal. */
  refusalText: () => string
  /** The company's orders, read anew. @throws ApiError */
  read: (client: QueryClient) => Promise<readonly Order[]>
  /** What was ordered, as one text; a digest where it names people. */
  contentsOf: (order: Order) => string
  pathOf: (order: Order) => string
  arrivedText: () => string
  severalText: (count: string) => string
  /** What can be done with one of several equal orders. */
  actionOf?: (order: Order) => ReactNode
  /** `isUnread`: the orders could not be read. */
  notFound: (isUnread: boolean) => NotFound
}

/**
 * Ids of the company's orders when the payment step opens: after a lost reply the new order is looked for among those
 * that are not in this list. Read as late as possible, because it must have the orders that others made meanwhile, but
 * never again: a later list may have the order that a duplicated tab made of the same draft.
 * @param isAllowed whether the user may read the orders
 */
export function useSeenOrders({ read }: Pick<OrderKind<{ id: Id }>, 'read'>, isAllowed = true) {
  const client = useQueryClient()
  const list = useRef<{ ids?: string[]; reading?: Promise<undefined> }>({})
  useEffect(() => {
    if (!isAllowed) return
    const { current } = list
    current.reading ??= read(client).then(
      (orders) => {
        current.ids = orders.map(({ id }) => id)
        return undefined
      },
      // An order is sent without the list too. If the session has ended, the login page says so.
      () => undefined,
    )
  }, [client, read, isAllowed])
  return {
    seen: () => list.current.ids,
    /** Waits for the list. */
    before: () => Promise.race([list.current.reading, pause(LIST_TIMEOUT_MS)]),
  }
}

/** Stored with a sent order, which is looked for among the company's orders if its reply is lost. */
const Evidence = z.object({
  /** What was ordered, as one text (contentsOf) for each submit of the same command. */
  contents: z.array(z.string()),
  /** Ids of the company's newest orders before the submit; undefined if they could not be read. */
  seen: z.optional(z.array(z.string())),
})

/** Orders of the same contents that are new since the submit; several if it was sent twice. Undefined if unknown. */
export async function readSentOrders<Order extends { id: Id }>(
  client: QueryClient,
  { read, contentsOf }: Pick<OrderKind<Order>, 'read' | 'contentsOf'>,
  sent: Pick<SentCommand, 'evidence'> | undefined,
): Promise<readonly Order[] | undefined> {
  const { seen, contents = [] } = z.safeParse(Evidence, sent?.evidence).data ?? {}
  if (!seen) return undefined
  return read(client)
    .then((newest) => newest.filter((order) => !seen.includes(order.id) && contents.includes(contentsOf(order))))
    .catch(() => undefined)
}

/** @returns the payment's id. @throws ApiError; of unknown outcome for several orders, so that they are looked up */
export async function placeOrder<Order extends { id: Id }>(
  client: QueryClient,
  kind: OrderKind<Order>,
  formId: string,
  create: () => Promise<{ paymentId: unknown }>,
): Promise<Id> {
  const { operation, refusalText } = kind
  try {
    const paymentId = paymentIdOf(await create(), operation)
    // A proxy may repeat the request, which makes two orders where the API does not honour keys.
    const made = isSafeToRepeat(now()) ? undefined : await readSentOrders(client, kind, sentCommand(formId))
    if (made && made.length > 1) throw new ApiError({ kind: 'malformed', operation })
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
