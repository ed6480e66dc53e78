import type { TopUpLoad, TopUpLoadItem } from '@generated/api/model'
import { type Cents, cents, sum } from '@/values/money'
import type { PlainDate } from '@/values/plain-date'
import { dayOf } from './load-day'

/** A load of the company with what of it has reached employees; undefined when that was not read. */
export interface MonthLoad extends TopUpLoad {
  day: PlainDate
  loaded: Cents | undefined
}

/** Whether only the items of a load know what of it has reached employees. */
export const isPart = ({ status }: Pick<TopUpLoad, 'status'>): boolean =>
  status === 'closed_with_errors' || status === 'in_progress'

/** The part of a load that has reached employees. Only its items know when not all or none of it has. */
export function loadOf(load: TopUpLoad, items: readonly TopUpLoadItem[] | undefined): MonthLoad {
  const got = items?.filter(({ status }) => status === 'success').map(({ amount }) => cents(amount))
  const whole = load.status === 'success' ? cents(load.totalSum) : cents(0)
  return { ...load, day: dayOf(load), loaded: isPart(load) ? got && sum(got) : whole }
}
