import type { FeatureFlags, Notices } from '../../../generated/api/model/index.ts'
import { contractData } from '../../../generated/contract-data.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { bannersAt } from '../../content/banners.ts'
import { featureFlags } from '../../content/feature-flags.ts'
import { maintenanceAt } from '../../content/maintenance.ts'
import { noticesAt } from '../../content/notices.ts'
import { settingsOf } from '../../control/faults.ts'
import type { Db } from '../../database/db.ts'

/** The example that the panel serves in place of a content file, if it does. */
function plannedExample(db: Db, operation: 'readFeatureFlags' | 'readNotices'): unknown {
  const fault = settingsOf(db.meta.settings).faults[operation]?.fault
  if (fault?.kind !== 'example' || fault.status !== 200) return undefined
  return contractData[operation].responses['200']?.examples[fault.name]
}

/** The flags as the portal reads them now; the server follows the same file (VAL-18). */
export const flagsServed = (db: Db): FeatureFlags =>
  // Examples of the contract match its schema; a test of the contract proves it.
  (plannedExample(db, 'readFeatureFlags') as FeatureFlags | undefined) ?? featureFlags

/** The notices as the portal reads them now; the server refuses in the same windows (COM-10). */
export const noticesServed = (db: Db, now: number): Notices =>
  (plannedExample(db, 'readNotices') as Notices | undefined) ?? noticesAt(now)

export const content: BackendPart<'readFeatureFlags' | 'readMaintenanceContent' | 'listBanners' | 'readNotices'> = {
  readFeatureFlags: ({ db }) => flagsServed(db),
  readMaintenanceContent: ({ now }) => maintenanceAt(now),
  listBanners: ({ now }) => bannersAt(now),
  readNotices: ({ db, now }) => noticesServed(db, now),
}
