import { dateInHelsinki, type PlainDate } from './plain-date'

/** Offset of the portal's clock. Mocked runs set it together with the fake API's. */
let offsetMs = 0

/** The current time in ms since 1970, like Date.now(). */
export const now = (): number => Date.now() + offsetMs

/** Today's date in Europe/Helsinki, independent of the browser's time zone (FMT-05). */
export const today = (): PlainDate => dateInHelsinki(now())

/** Sets how far the clock is ahead of the machine's, in ms; for mocked runs only. */
export function setClockOffset(ms: number): void {
  offsetMs = ms
}
