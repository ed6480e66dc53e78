import type { FeatureFlags, Notices } from '../../../generated/api/model/index.ts'
import { contractData } from '../../../generated/contract-data.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { bannersAt } from '../../content/banners.ts'
import { featureFlags } from '../../content/feature-flags.ts'
import { maintenanceAt } from '../../content/maintenance.ts'
import { noticesAt } from '../../content/notices.ts'
import { settingsOf } from '../../control/faults.ts'
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

export const content: BackendPart<'readFeatureFlags' | 'readMaintenanceContent' | 'listBanners' | 'readNotices'> = {
  readFeatureFlags: ({ db }) => flagsServed(db),
  readMaintenanceContent: ({ now }) => maintenanceAt(now),
  listBanners: ({ now }) => bannersAt(now),
  readNotices: ({ db, now }) => noticesServed(db, now),
}
