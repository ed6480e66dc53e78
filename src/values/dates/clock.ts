import { dateInHelsinki, type PlainDate } from './plain-date'

/** A smaller difference is ignored: it may be the Date header's whole seconds and the network delay. */
const TOLERANCE_MS = 5000

let offsetMs = 0
/** How far this browser's clock is ahead of the server's, in ms; negative when it is behind. */
let aheadMs = 0

/** The current time by this browser's clock, in ms since 1970, like Date.now(). For durations and own deadlines. */
export const now = (): number => Date.now() + offsetMs

/**
 * The current time by the server's clock, in ms; by this browser's until a reply has told the server's. Compare dates and
 * times of the API and of content files with it, because this browser's clock may be hours off.
 */
export const serverNow = (): number => now() - aheadMs

/** Today's date in Europe/Helsinki, independent of the browser's time zone and clock (FMT-05). */
export const today = (): PlainDate => dateInHelsinki(serverNow())

export function setClockOffset(ms: number): void {
  offsetMs = ms
}

/** Compares this browser's clock with the Date header (ms) of a reply to a call that was sent at `sentAt` (ms). */
export function recordServerTime(serverMs: number, sentAt: number): void {
  // The server wrote the header between the call and the end of its reply, which may be half a minute later.
  const differenceMs = Math.max(sentAt - serverMs, 0) + Math.min(now() - serverMs, 0)
  aheadMs = Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0
}

/** Converts a server time (ms) to this browser's clock. */
export const byOwnClock = (serverMs: number): number => serverMs + aheadMs
