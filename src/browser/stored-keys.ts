/**
 * All keys that the portal writes to web storage; other keys do not compile. The privacy page describes each of them
 * (PRV-02), and does not compile without a description.
 */
export const STORED_KEYS = [
  'portal.session',
  'portal.remember-me',
  'portal.impersonation',
  'portal.ended-sessions',
  'portal.visits',
  'portal.saved-location',
  'portal.arrived-home',
  'portal.drafts',
  'portal.sent',
  'portal.open-payments',
  'portal.payment-method',
  'portal.closed-notices',
  'portal.settings',
  'portal.recent-commands',
  'portal.key-help',
  'portal.table-views',
] as const

/** Prefixes of keys that exist once for each table or report. */
export const STORED_PREFIXES = ['table-columns-', 'download-columns-'] as const

/** Keys that libraries write: scroll positions, and that a page was reloaded for a new version. */
export const STORED_BY_LIBRARIES = ['tsr-scroll-restoration-v1_3', 'tanstack_router_reload:'] as const

export type StorageKey = (typeof STORED_KEYS)[number] | `${(typeof STORED_PREFIXES)[number]}${string}`
