import type { FeatureFlags, Notices } from '../../../generated/api/model/index.ts'
import { exampleOf, settingsOf } from '../../calls/faults.ts'
import { problem } from '../../calls/problem.ts'
import { featureFlags } from '../../content/feature-flags.ts'
import { noticesAt } from '../../content/notices.ts'
import type { Db } from '../../database/db.ts'

/** The example that the panel serves in place of a content file, if any. */
async function plannedExample(db: Db, operation: 'readFeatureFlags' | 'readNotices'): Promise<unknown> {
  const fault = settingsOf(db.meta.settings).faults[operation]?.fault
  if (fault?.kind !== 'example' || fault.status !== 200) return undefined
  return exampleOf(operation, fault.status, fault.name)
}

/** The feature flags as the portal reads them; the fake API follows them too (VAL-18). */
export const flagsServed = async (db: Db): Promise<FeatureFlags> =>
  // A test of the contract checks that its examples match their schema.
  ((await plannedExample(db, 'readFeatureFlags')) as FeatureFlags | undefined) ?? featureFlags

/** The notices as the portal reads them; the fake API refuses in the same periods (COM-10). */
export const noticesServed = async (db: Db, now: number): Promise<Notices> =>
  ((await plannedExample(db, 'readNotices')) as Notices | undefined) ?? noticesAt(now)

/**
 * Throws recaptcha_failed for a token that begins with `refused` (named input), and for an empty one unless the flag
 * disableReCaptcha is on (VAL-18).
 */
export async function checkCaptcha(db: Db, token: string): Promise<void> {
  const isMissing = token === '' && !(await flagsServed(db)).disableReCaptcha
  if (isMissing || token.startsWith('refused')) throw problem(400, 'recaptcha_failed')
}
