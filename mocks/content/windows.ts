import type { DisabledWindow } from '../../generated/api/model/index.ts'
import {
  addDays,
  addMonths,
  firstOfMonth,
  helsinkiDate,
  helsinkiInstant,
  type PlainDate,
  weekdayOf,
} from '../calendar.ts'

/** From its first moment to the first one after it (ms). */
type Window = { from: number; to: number }

const SATURDAY = 6

/** The maintenance night of a month: from its second Saturday at 22 to Sunday at 6 in Helsinki. */
function maintenanceNight(month: PlainDate): Window {
  const saturday = addDays(month, 7 + ((SATURDAY - weekdayOf(month) + 7) % 7))
  return { from: helsinkiInstant(saturday, 22), to: helsinkiInstant(addDays(saturday, 1), 6) }
}

/** The maintenance night that is under way at `now` (ms), or the next one. */
export function nextMaintenance(now: number): Window {
  const month = firstOfMonth(helsinkiDate(now))
  const night = maintenanceNight(month)
  return night.to > now ? night : maintenanceNight(addMonths(month, 1))
}

/** The days around Christmas on which no contact can be added, 24 to 26 December: those of this year, or the next. */
export function nextChristmas(now: number): Window {
  const year = Number(helsinkiDate(now).slice(0, 4))
  const ofYear = (year: number) => ({
    from: helsinkiInstant(`${year}-12-24`),
    to: helsinkiInstant(`${year}-12-27`),
  })
  return ofYear(year).to > now ? ofYear(year) : ofYear(year + 1)
}

/** A window as the content files write it. */
export function written({ from, to }: Window): Required<DisabledWindow> {
  const text = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z')
  return { from: text(from), to: text(to) }
}

/** True while one of the windows of a content file is open. */
export const isOpen = (windows: DisabledWindow[], now: number): boolean =>
  windows.some(({ from, to }) => Date.parse(from) <= now && (to === undefined || now < Date.parse(to)))
