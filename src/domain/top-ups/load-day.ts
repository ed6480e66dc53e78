import type { TopUpLoad } from '@generated/api/model'
import { dateInHelsinki, type PlainDate, plainDate } from '@/values/plain-date'

type Days = Pick<TopUpLoad, 'loadedOn' | 'scheduledOn' | 'createdAt'>

/** The day on which a load was or is to be loaded: the API's own, else the load date, else the day of its order. */
export function dayOf({ loadedOn, scheduledOn, createdAt }: Days): PlainDate {
  const day = loadedOn ?? scheduledOn
  return day === undefined ? dateInHelsinki(Date.parse(createdAt)) : plainDate(day)
}

type Status = Pick<TopUpLoad, 'status'>
const AHEAD: ReadonlySet<TopUpLoad['status']> = new Set([
  'waiting_for_load_date',
  'payment_confirmed_waiting_for_load_date',
])
const GIVEN_UP: ReadonlySet<TopUpLoad['status']> = new Set(['canceled', 'expired', 'payment_not_received'])

/** A load that waits for its day; nothing more has to be done for it. */
export const isAhead = ({ status }: Status): boolean => AHEAD.has(status)

/** A load that ended and gave nobody anything. */
export const isGivenUp = ({ status }: Status): boolean => GIVEN_UP.has(status)

const BEGUN: ReadonlySet<TopUpLoad['status']> = new Set(['success', 'closed_with_errors', 'in_progress'])

/** A load whose loading has begun: it has its cost. */
export const hasBegun = ({ status }: Status): boolean => BEGUN.has(status)
