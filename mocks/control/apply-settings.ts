import { settingsOf } from '../calls/faults.ts'
import { advanceClock, fakeNow } from '../database/clock.ts'
import type { Database } from '../database/db.ts'
import { decideLoad, decidePayment } from './force-outcome.ts'
import { parseClock, type UrlSettings } from './panel-url.ts'
import { type Persona, personaNamed } from './scenarios.ts'

/**
 * Applies the settings of a URL, in the order reset, seed, scenario, clock, latency, replies, outcomes.
 * @returns the persona to log in: the named one, else that of the scenario
 */
export async function applySettings(database: Database, settings: UrlSettings): Promise<Persona | undefined> {
  const { reset, seed, scenario, persona, clock, latency, faults, idempotency, payment, load } = settings
  // Every scenario is the company of a persona in the same seed, so starting one is a reset (MCK-04).
  if (reset || scenario !== undefined || seed !== undefined) {
    await database.reset(seed === undefined ? undefined : { seed })
  }
  if (clock !== undefined) {
    const { clockOffset } = await database.meta()
    // A time in the past is ignored, because the clock only moves forward.
    await advanceClock(database, parseClock(clock, fakeNow(clockOffset)) ?? 0)
  }
  if (latency || faults.length > 0 || idempotency) {
    await database.updateMeta((meta) => {
      const before = settingsOf(meta.settings)
      return {
        settings: {
          latency: latency ?? before.latency,
          faults: { ...before.faults, ...Object.fromEntries(faults) },
          ignoresIdempotencyKeys: idempotency ? idempotency === 'off' : before.ignoresIdempotencyKeys,
        },
      }
    })
  }
  if (payment || load) {
    await database.withDb((db) => {
      const now = fakeNow(db.meta.clockOffset)
      if (payment) decidePayment(db, payment, now)
      if (load) decideLoad(db, load, now)
    })
  }
  return personaNamed(persona ?? scenario)
}
