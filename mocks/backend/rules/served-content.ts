import type { FeatureFlags, Notices } from '../../../generated/api/model/index.ts'
import { contractData } from '../../../generated/contract-data.ts'
import { settingsOf } from '../../calls/faults.ts'
import { problem } from '../../calls/problem.ts'
import { featureFlags } from '../../content/feature-flags.ts'
import { noticesAt } from '../../content/notices.ts'
import type { Db } from '../../database/db.ts'

/** The example that the panel serves in place of a content file, if any. */
function plannedExample(db: Db, operation: 'readFeatureFlags' | 'readNotices'): unknown {
  const fault = settingsOf(db.meta.settings).faults[operation]?.fault
  if (fault?.kind !== 'example' || fault.status !== 200) return undefined
  return contractData[operation].responses['200']?.examples[fault.name]
}

/** The feature flags as the portal reads them; the fake API follows them too (VAL-18). */
export const flagsServed = (db: Db): FeatureFlags =>
  // A test of the contract checks that its examples match their schema.
  (plannedExample(db, 'readFeatureFlags') as FeatureFlags | undefined) ?? featureFlags

/** The notices as the portal reads them; the fake API refuses in the same periods (COM-10). */
export const noticesServed = (db: Db, now: number): Notices =>
  (plannedExample(db, 'readNotices') as Notices | undefined) ?? noticesAt(now)

/**
 * Throws recaptcha_failed for a token that begins with `refused` (named input), and for an empty one unless the flag
 * disableReCaptcha is on (VAL-18).
 */
export function checkCaptcha(db: Db, token: string): void {
  const isMissing = token === '' && !flagsServed(db).disableReCaptcha
  if (isMissing || token.startsWith('refused')) throw problem(400, 'recaptcha_failed')
}
