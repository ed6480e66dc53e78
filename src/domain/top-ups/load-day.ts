import type { TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { compareDates, dateInHelsinki, formatDate, type PlainDate, plainDate } from '@/values/dates/plain-date'
import { benefitName } from '../benefit-names'

type Days = Pick<TopUpLoad, 'loadedOn' | 'scheduledOn' | 'createdAt'>

/** The day of a load: loadedOn, else scheduledOn, else the day on which it was ordered. */
export function dayOf({ loadedOn, scheduledOn, createdAt }: Days): PlainDate {
  const day = loadedOn ?? scheduledOn
  return day === undefined ? dateInHelsinki(Date.parse(createdAt)) : plainDate(day)
}

type Status = Pick<TopUpLoad, 'status'>
const SCHEDULED: ReadonlySet<TopUpLoad['status']> = new Set([
  'waiting_for_load_date',
  'payment_confirmed_waiting_for_load_date',
])
const ENDED_WITHOUT_LOADING: ReadonlySet<TopUpLoad['status']> = new Set(['canceled', 'expired', 'payment_not_received'])

/** A load that is scheduled and needs no action. */
export const isScheduled = ({ status }: Status): boolean => SCHEDULED.has(status)

/** A load that ended without reaching any employee. */
export const endedWithoutLoading = ({ status }: Status): boolean => ENDED_WITHOUT_LOADING.has(status)

/** The earliest first. */
export const byDay = (loads: readonly TopUpLoad[]): TopUpLoad[] =>
  loads.toSorted((one, other) => compareDates(dayOf(one), dayOf(other)))

/** The title of a load's page: the load by benefit and day once it is read, so that two tabs can be told apart (FMT-02). */
export const loadTitle = (load: TopUpLoad | undefined): string =>
  load
    ? `${m.reports_detail_title()}: ${benefitName(load.benefitType)} ${formatDate(dayOf(load))}`
    : m.reports_detail_title()
