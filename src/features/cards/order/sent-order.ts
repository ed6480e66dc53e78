import type { CardOrderPersonReply, CardOrderReply } from '@generated/api/model'
import * as z from 'zod/mini'
import { digestOf } from '@/values/digest'

const Evidence = z.object({
  benefits: z.array(z.string()),
  /** A digest, so that storage names nobody. */
  people: z.string(),
  /** Ids of the company's card orders before the press; undefined when they could not be read. */
  seen: z.optional(z.array(z.string())),
})

type Person = Pick<CardOrderPersonReply, 'firstName' | 'lastName'>
const digestOfPeople = (people: readonly Person[]) =>
  digestOf(people.map(({ firstName, lastName }) => `${lastName} ${firstName}`).toSorted())

/** Data for finding a sent order among the company's card orders. */
export const orderEvidence = (
  benefits: readonly string[],
  people: readonly Person[],
  seen: string[] | undefined,
): z.infer<typeof Evidence> => ({ benefits: benefits.toSorted(), people: digestOfPeople(people), seen })

/**
 * The orders of the same benefits for the same people that were not there before the press. Several mean that the press
 * was sent twice to an API that ignores its key (docs/backend-and-proxy.md).
 * @param evidence as it was stored
 * @returns undefined when that cannot be known
 */
export function findSentOrders(
  evidence: unknown,
  orders: readonly CardOrderReply[] | undefined,
): CardOrderReply[] | undefined {
  const sent = z.safeParse(Evidence, evidence).data
  if (!sent?.seen || !orders) return undefined
  const seen = new Set(sent.seen)
  return orders.filter(
    (order) =>
      !seen.has(order.id) &&
      !order.isCanceled &&
      order.benefits.toSorted().join() === sent.benefits.join() &&
      digestOfPeople(order.employees) === sent.people,
  )
}
