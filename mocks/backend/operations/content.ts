import type { BackendPart } from '../../calls/implement.ts'
import { bannersAt } from '../../content/banners.ts'
import { maintenanceAt } from '../../content/maintenance.ts'
import { flagsServed, noticesServed } from '../rules/served-content.ts'

export const content: BackendPart<'readFeatureFlags' | 'readMaintenanceContent' | 'listBanners' | 'readNotices'> = {
  readFeatureFlags: ({ db }) => flagsServed(db),
  readMaintenanceContent: ({ now }) => maintenanceAt(now),
  listBanners: ({ now }) => bannersAt(now),
  readNotices: ({ db, now }) => noticesServed(db, now),
}
