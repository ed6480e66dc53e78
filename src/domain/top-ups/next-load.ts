import type { TopUpLoad } from '@generated/api/model'
import { isBefore, type PlainDate } from '@/values/dates/plain-date'
import { cents, sum } from '@/values/numbers/money'
import { benefitName } from '../benefit-names'
import { byDay, dayOf, isScheduled } from './load-day'
import { mayBeScheduled } from './loaded-part'

/** The next day with scheduled loads: their benefits and sum. Null without any; undefined if a status of the day is unknown. */
export function nextLoad(loads: readonly TopUpLoad[], today: PlainDate) {
  const ahead = byDay(
    loads.filter((load) => (isScheduled(load) || mayBeScheduled(load)) && !isBefore(dayOf(load), today)),
  )
  if (!ahead[0]) return null
  const date = dayOf(ahead[0])
  const ofDay = ahead.filter((load) => dayOf(load) === date)
  if (ofDay.some(mayBeScheduled)) return undefined
  return {
    date,
    benefits: [...new Set(ofDay.map(({ benefitType }) => benefitName(benefitType)))].join(', '),
    sum: sum(ofDay.map(({ totalSum }) => cents(totalSum))),
  }
}
