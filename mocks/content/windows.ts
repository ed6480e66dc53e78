import type { DisabledWindow } from '../../generated/api/model/index.ts'
import {
  addDays,
  addMonths,
  firstOfMonth,
  helsinkiDate,
  helsinkiInstant,
  type PlainDate,
  weekdayOf,
} from '../values/calendar.ts'

/** Start (included) and end (excluded), in ms. */
type Window = { from: number; to: number }

const SATURDAY = 6

/** The maintenance of a month: from 22:00 on its second Saturday to 6:00 on Sunday in Helsinki. */
function maintenanceNight(month: PlainDate): Window {
  const saturday = addDays(month, 7 + ((SATURDAY - weekdayOf(month) + 7) % 7))
  return { from: helsinkiInstant(saturday, 22), to: helsinkiInstant(addDays(saturday, 1), 6) }
}

/** The current maintenance at `now` (ms), or the next one. */
export function nextMaintenance(now: number): Window {
  const month = firstOfMonth(helsinkiDate(now))
  const night = maintenanceNight(month)
  return night.to > now ? night : maintenanceNight(addMonths(month, 1))
}

/** The current or next days around Christmas without new contacts, 24 to 26 December. */
export function nextChristmas(now: number): Window {
  const year = Number(helsinkiDate(now).slice(0, 4))
  const ofYear = (year: number) => ({
    from: helsinkiInstant(`${year}-12-24`),
    to: helsinkiInstant(`${year}-12-27`),
  })
  return ofYear(year).to > now ? ofYear(year) : ofYear(year + 1)
}

/** A window in the format of the content files. */
export function written({ from, to }: Window): Required<DisabledWindow> {
  const text = (instant: number) => new Date(instant).toISOString().replace('.000Z', 'Z')
  return { from: text(from), to: text(to) }
}

/** True during one of the windows of a content file. */
export const isOpen = (windows: DisabledWindow[], now: number): boolean =>
  windows.some(({ from, to }) => Date.parse(from) <= now && (to === undefined || now < Date.parse(to)))
