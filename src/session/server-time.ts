import { now } from '@/values/clock'

/** Less is the whole seconds of a Date header and its time on the way. */
const TOLERANCE_MS = 5000

/** How far this browser's clock is ahead of the server's, in ms; negative when it is behind. */
let aheadMs = 0

/** Takes the time (ms) that an answer of the server was made at. */
export function recordServerTime(serverMs: number): void {
  const differenceMs = now() - serverMs
  aheadMs = Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0
}

/** A moment that the server names (ms), by this browser's clock, which may be hours off. */
export const byOwnClock = (serverMs: number): number => serverMs + aheadMs
