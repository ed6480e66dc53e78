import { type TopUpLoad, type TopUpLoadItem, TopUpLoadStatus } from '@generated/api/model'
import { getReadTopUpQueryOptions } from '@generated/api/top-ups/top-ups'
import type { QueryClient } from '@tanstack/react-query'
import { limitConcurrency } from '@/api/calls/limit-concurrency'
import { isKeyOf } from '@/values/collections/look-up'
import { cents, sum } from '@/values/numbers/money'
import { dayOf, endedWithoutLoading } from './load-day'

/** A load and how its money was used, from the load's own report; in cents. */
export type MonthLoad = ReturnType<typeof toMonthLoad>

/** Whether only a part may have reached employees, so that the load's items must be read. */
export const mayBePartlyLoaded = ({ status }: Pick<TopUpLoad, 'status'>): boolean =>
  status === 'closed_with_errors' || status === 'in_progress'

/** The loads with the part that has reached employees, and the items of those that had to be read. @throws ApiError */
export const readMonthLoads = (client: QueryClient, loads: readonly TopUpLoad[]) =>
  limitConcurrency(loads, async (load) => {
    const read = mayBePartlyLoaded(load) ? await client.fetchQuery(getReadTopUpQueryOptions(load.id)) : undefined
    return { ...toMonthLoad(load, read?.topUpLoadItems), items: read?.topUpLoadItems ?? [] }
  })

/** Whether the portal does not know what the load's status says about its money (CTR-07). */
export const hasUnknownStatus = ({ status }: Pick<TopUpLoad, 'status'>): boolean => !isKeyOf(TopUpLoadStatus, status)

/** Whether a load with a load date may still be made or not, because its status is unknown. */
export const mayBeScheduled = (load: Pick<TopUpLoad, 'status' | 'scheduledOn' | 'loadedOn'>): boolean =>
  hasUnknownStatus(load) && load.scheduledOn !== undefined && load.loadedOn === undefined

/** Whether the load has been charged: it has begun, or was charged and then given up. */
export const wasCharged = (load: TopUpLoad): boolean =>
  hasBegun(load) || (endedWithoutLoading(load) && (load.refundedSum ?? 0) > 0)

/** How the money of a load was used. Its items are needed only when a part of it has reached employees. */
export function toMonthLoad(load: TopUpLoad, items: readonly TopUpLoadItem[] = []) {
  const { id, benefitType, status, paymentMethod, refundedSum } = load
  const of = (wanted: TopUpLoadItem['status']) =>
    sum(items.filter((item) => item.status === wanted).map(({ amount }) => cents(amount)))
  const principal = cents(load.totalSum)
  const fee = cents(load.totalSumWithFees - load.totalSum)
  const whole = hasUnknownStatus(load) ? Number.NaN : 0
  const loaded = mayBePartlyLoaded(load) ? of('success') : cents(status === 'success' ? principal : whole)
  const isRunning = status === 'in_progress'
  const notLoaded = isRunning ? of('error') : cents(principal - loaded)
  return {
    id,
    benefitType,
    status,
    paymentMethod,
    refundedSum,
    day: dayOf(load),
    /** The sum of `loaded`, `notLoaded` and `underWay`. */
    principal,
    loaded,
    notLoaded,
    underWay: cents(principal - loaded - notLoaded),
    fee,
    /** What was or will be refunded: the part that was not loaded, and the fee if the load was given up. */
    refundDue: cents(endedWithoutLoading(load) ? principal + fee : notLoaded),
  }
}

const NOTHING = { loaded: cents(0), fee: cents(0) } as const

/**
 * The loaded amount and the fee (cents) by the list of loads. Undefined if only the load's items tell, or if the portal
 * does not know the load's status (CTR-07).
 */
export function loadedAmounts(load: TopUpLoad): Pick<MonthLoad, 'loaded' | 'fee'> | undefined {
  if (hasUnknownStatus(load)) return undefined
  if (!hasBegun(load)) return NOTHING
  const refunded = load.refundedSum ?? 0
  if (load.status === 'in_progress' || (mayBePartlyLoaded(load) && refunded === 0)) return undefined
  const { principal, fee } = toMonthLoad(load)
  return { loaded: mayBePartlyLoaded(load) ? cents(principal - refunded) : principal, fee }
}

/** Whether benefits may have reached employees. Cancelled, unpaid and scheduled loads are listed but moved nothing. */
const hasBegun = (load: TopUpLoad): boolean => load.status === 'success' || mayBePartlyLoaded(load)
