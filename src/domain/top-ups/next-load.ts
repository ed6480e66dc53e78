import type { TopUpLoad } from '@generated/api/model'
import { cents, sum } from '@/values/money'
import { isBefore, type PlainDate } from '@/values/plain-date'
import { benefitName } from '../benefit-names'
import { byDay, dayOf, isScheduled } from './load-day'

/** The next day with scheduled loads: their benefits and their sum. */
export function nextLoad(loads: readonly TopUpLoad[], today: PlainDate) {
  const ahead = byDay(loads.filter((load) => isScheduled(load) && !isBefore(dayOf(load), today)))
  if (!ahead[0]) return undefined
  const date = dayOf(ahead[0])
  const ofDay = ahead.filter((load) => dayOf(load) === date)
  return {
    date,
    benefits: [...new Set(ofDay.map(({ benefitType }) => benefitName(benefitType)))].join(', '),
    sum: sum(ofDay.map(({ totalSum }) => cents(totalSum))),
  }
}
