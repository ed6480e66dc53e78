/**
 * The name of everything that the portal writes to web storage; nothing else can be written. The privacy page tells of
 * each what it is for (PRV-02), and does not compile without.
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
  'portal.closed-notices',
  'portal.settings',
  'portal.recent-commands',
  'portal.key-help',
] as const

/** How the names begin of what there is one of for each table or report. */
export const STORED_PREFIXES = ['table-columns-', 'download-columns-'] as const

/** What libraries write by themselves: where pages were scrolled to, and that a page was loaded anew for a new version. */
export const STORED_BY_LIBRARIES = ['tsr-scroll-restoration-v1_3', 'tanstack_router_reload:'] as const

export type StorageKey = (typeof STORED_KEYS)[number] | `${(typeof STORED_PREFIXES)[number]}${string}`
