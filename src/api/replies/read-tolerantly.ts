import { DAYS, LISTS, MAPS, MOMENTS, NUMBERS } from '@generated/reading'

const setOf = (names: string): ReadonlySet<string> => new Set(names.split(' '))
const days = setOf(DAYS)
const moments = setOf(MOMENTS)
const numbers = setOf(NUMBERS)
const maps = setOf(MAPS)
const lists = setOf(LISTS)

/** A date, with or without a time after it. */
const DAY = /^([1-9]\d{3}-\d\d-\d\d)(?:[T ]|$)/
const MOMENT = /^(\d{4}-\d\d-\d\d)[T ](\d\d:\d\d(?::\d\d(?:\.\d+)?)?)$/
const UTC = /[T ].*(?:Z|\+00:00)$/
/** How other APIs write that there is no day or moment: a blank, 0001-01-01 or 0000-00-00. */
const NO_VALUE = /^(?:0\d{3}-.*|\s*)$/
const DIGITS = /^-?(?:0|[1-9]\d{0,14})(?:\.\d{1,9})?$/

/** A date-time without a zone is Europe/Helsinki: UTC+2, in summer UTC+3; of the hour that occurs twice, the first. */
function inHelsinki(date: string, time: string): string | undefined {
  const utc = Date.parse(`${date}T${time}Z`)
  if (Number.isNaN(utc)) return undefined
  const lastSunday = (month: number) => {
    const last = new Date(Date.UTC(Number(date.slice(0, 4)), month + 1, 0))
    return last.setUTCDate(last.getUTCDate() - last.getUTCDay())
  }
  // Finnish summer time: from 03:00 on the last Sunday of March to 04:00 on the last Sunday of October.
  const isSummer = utc >= lastSunday(2) + 3 * 3_600_000 && utc < lastSunday(9) + 4 * 3_600_000
  return new Date(utc - (isSummer ? 3 : 2) * 3_600_000).toISOString()
}

const DAY_MS = 86_400_000

/** A date sent as its midnight in Helsinki, but in UTC, has the day before in its text. */
function dayInUtc(day: string, text: string): string {
  const next = new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10)
  return Date.parse(text) === Date.parse(inHelsinki(next, '00:00') ?? '') ? next : day
}

/** A value in the contract's form; undefined for a date, date-time or number that cannot be read. */
function readValue(name: string, value: unknown): unknown {
  if (numbers.has(name))
    return typeof value === 'number' ? value : DIGITS.test(String(value)) ? Number(value) : undefined
  if (typeof value !== 'string' && typeof value !== 'number') return value
  const text = String(value)
  if (days.has(name)) {
    const day = DAY.exec(text)?.[1]
    if (day === undefined || Number.isNaN(Date.parse(day))) return undefined
    return UTC.test(text) ? dayInUtc(day, text) : day
  }
  if (moments.has(name) && NO_VALUE.test(text)) return undefined
  const [, date, time] = MOMENT.exec(text) ?? []
  const moment = date !== undefined && time !== undefined ? inHelsinki(date, time) : undefined
  return moment ?? (moments.has(name) && Number.isNaN(Date.parse(text)) ? undefined : text)
}

/**
 * Values of a record that could not be read, as they came, by property. A form that sends the record back must not leave
 * them out, because that would remove them.
 */
export const unreadableOf = (record: object): Partial<Record<string, string>> =>
  (record as { unreadable?: Partial<Record<string, string>> }).unreadable ?? {}

const readText = (value: unknown): unknown => (typeof value === 'number' ? String(value) : (value ?? undefined))

/**
 * The only place that tolerates deviations in responses (CTR-07). Edits in place: null and unreadable values become
 * absent (a required list empty), a date loses its time, a date-time without a zone gets Helsinki's, digits become a number
 * or, as an id, text. unreadableOf() has what could not be read.
 * @returns the reply, and the places where it deviated from the contract
 */
export function readTolerantly(reply: unknown): { reply: unknown; changed: string[] } {
  const changed = new Set<string>()
  const read = (name: string, value: unknown, path: string): unknown => {
    if (value === null || typeof value !== 'object') {
      const after = value === null ? (lists.has(name) ? [] : undefined) : readValue(name, value)
      if (after !== value) changed.add(`${path}${name}`)
      return after
    }
    if (Array.isArray(value)) {
      const items = value.map((item) => (item === null ? undefined : read(name, item, path)))
      if (value.includes(null)) changed.add(`${path}${name}`)
      return items.includes(undefined) ? items.filter((item) => item !== undefined) : items
    }
    const owner = value as Record<string, unknown>
    const inner = name === '' ? '' : `${path}${name}.`
    // The keys of a map come from the payment provider, not from the contract.
    const isMap = maps.has(name)
    for (const key of Object.keys(owner)) {
      const before = owner[key]
      const after = isMap ? readText(before) : read(key, before, inner)
      if (isMap && after !== before) changed.add(`${path}${name}`)
      if (after === undefined) {
        delete owner[key]
        const isText = typeof before === 'string' || typeof before === 'number'
        if (isText && !NO_VALUE.test(String(before))) {
          owner.unreadable = { ...unreadableOf(owner), [key]: String(before) }
        }
      } else if (after !== before) owner[key] = after
    }
    return value
  }
  // The root has no field name, so a response that is a bare text or number is left as it is.
  return { reply: typeof reply === 'object' ? read('', reply, '') : reply, changed: [...changed] }
}
