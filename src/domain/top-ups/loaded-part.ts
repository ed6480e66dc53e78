import type { TopUpLoad, TopUpLoadItem } from '@generated/api/model'
import { type Cents, cents, sum } from '@/values/money'
import type { PlainDate } from '@/values/plain-date'
import { dayOf, isGivenUp } from './load-day'

/** A load with what became of its money, by its own report; in cents. */
export interface MonthLoad extends Pick<TopUpLoad, 'id' | 'benefitType' | 'status' | 'paymentMethod' | 'refundedSum'> {
  day: PlainDate
  /** The whole load: what reached employees, what did not, and what is under way. */
  principal: Cents
  loaded: Cents
  notLoaded: Cents
  underWay: Cents
  /** The service fee with VAT. */
  fee: Cents
  /** What has to come back to the account, or has: what was not loaded, with the fee of a load that was given up. */
  owed: Cents
}

/** Whether only the items of a load know what of it has reached employees. */
export const isPart = ({ status }: Pick<TopUpLoad, 'status'>): boolean =>
  status === 'closed_with_errors' || status === 'in_progress'

/** Whether a load has cost anything: its loading has begun, or it was charged and given up. */
export const hasCost = (load: TopUpLoad): boolean =>
  load.status === 'success' || isPart(load) || (isGivenUp(load) && (load.refundedSum ?? 0) > 0)

/** What became of a load. Only its items know it when not all or none of it has reached employees. */
export function loadOf(load: TopUpLoad, items: readonly TopUpLoadItem[] = []): MonthLoad {
  const { id, benefitType, status, paymentMethod, refundedSum } = load
  const of = (wanted: TopUpLoadItem['status']) =>
    sum(items.filter((item) => item.status === wanted).map(({ amount }) => cents(amount)))
  const principal = cents(load.totalSum)
  const fee = cents(load.totalSumWithFees - load.totalSum)
  const loaded = isPart(load) ? of('success') : cents(status === 'success' ? principal : 0)
  const isRunning = status === 'in_progress'
  const notLoaded = isRunning ? of('error') : cents(principal - loaded)
  return {
    id,
    benefitType,
    status,
    paymentMethod,
    refundedSum,
    day: dayOf(load),
    principal,
    loaded,
    notLoaded,
    underWay: cents(principal - loaded - notLoaded),
    fee,
    owed: cents(isGivenUp(load) ? principal + fee : notLoaded),
  }
}
