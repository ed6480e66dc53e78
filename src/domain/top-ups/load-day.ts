import type { TopUpLoad } from '@generated/api/model'
import { dateInHelsinki, type PlainDate, plainDate } from '@/values/plain-date'

/** The day on which a load was or is to be loaded. */
export const dayOf = ({ scheduledOn, createdAt }: Pick<TopUpLoad, 'scheduledOn' | 'createdAt'>): PlainDate =>
  scheduledOn === undefined ? dateInHelsinki(Date.parse(createdAt)) : plainDate(scheduledOn)

const FAILED: ReadonlySet<TopUpLoad['status']> = new Set(['closed_with_errors', 'payment_not_received'])
const AHEAD: ReadonlySet<TopUpLoad['status']> = new Set([
  'waiting_for_load_date',
  'payment_confirmed_waiting_for_load_date',
])

/** A load that did not reach everybody. */
export const hasFailed = ({ status }: Pick<TopUpLoad, 'status'>): boolean => FAILED.has(status)

/** A load that waits for its day; nothing more has to be done for it. */
export const isAhead = ({ status }: Pick<TopUpLoad, 'status'>): boolean => AHEAD.has(status)
