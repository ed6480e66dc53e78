import { createAtom } from '@tanstack/react-store'
import { now } from '@/values/clock'

/** A smaller difference is ignored: it may be the Date header's whole seconds and the network delay. */
const TOLERANCE_MS = 5000

/** How far this browser's clock is ahead of the server's, in ms; negative when it is behind. */
const aheadMs = createAtom(0)

export function recordServerTime(serverMs: number): void {
  const differenceMs = now() - serverMs
  aheadMs.set(Math.abs(differenceMs) > TOLERANCE_MS ? differenceMs : 0)
}

/** Converts a server time (ms) to this browser's clock, which may be hours off. */
export const byOwnClock = (serverMs: number): number => serverMs + aheadMs.get()
