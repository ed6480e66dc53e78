/**
 * The fake API's time: the real clock plus an offset that only grows. Every time-dependent state is a function of it, never
 * a timer, so that it survives a reload and follows time travel.
 */
import type { Database } from './db.ts'

/** The fake time in ms for an offset (ms ahead of the real clock). */
export const fakeNow = (offsetMs: number): number => Date.now() + offsetMs

/** Moves the fake clock ahead by `ms`; going back is refused. @returns the new offset in ms. */
export async function advanceClock(database: Database, ms: number): Promise<number> {
  if (!(ms >= 0)) throw new RangeError('the fake clock goes forward only')
  const meta = await database.updateMeta((before) => ({ clockOffset: before.clockOffset + ms }))
  return meta.clockOffset
}
