import { dateInHelsinki, type PlainDate } from './plain-date'

let offsetMs = 0

/** The current time in ms since 1970, like Date.now(). */
export const now = (): number => Date.now() + offsetMs

/** Today's date in Europe/Helsinki, independent of the browser's time zone (FMT-05). */
export const today = (): PlainDate => dateInHelsinki(now())

export function setClockOffset(ms: number): void {
  offsetMs = ms
}
