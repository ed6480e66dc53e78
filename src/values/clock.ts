import { dateInHelsinki, type PlainDate } from './plain-date'

/** The portal's only clock. Mocked runs move it together with the fake API's. */
let offsetMs = 0

/** The time in ms since 1970, like Date.now(). */
export const now = (): number => Date.now() + offsetMs

/** Today's calendar day in Europe/Helsinki, wherever the browser is (FMT-05). */
export const today = (): PlainDate => dateInHelsinki(now())

/** Moves the clock ahead of the machine's by `ms`; used in mocked runs only. */
export function setClockOffset(ms: number): void {
  offsetMs = ms
}
