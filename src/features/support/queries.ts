import { getReadMaintenanceContentQueryOptions, getReadNoticesQueryOptions } from '@generated/api/content/content'

/** Contacts, guides and further links of the help and not-found pages (NAV-05, NAV-06). */
export const supportQuery = () => getReadNoticesQueryOptions()

/** What /maintenance shows (NAV-06). */
export const maintenanceQuery = () => getReadMaintenanceContentQueryOptions()
