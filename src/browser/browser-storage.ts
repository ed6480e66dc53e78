export type StorageArea = 'local' | 'session'

/** Even reading the property throws where the browser blocks web storage. */
const areaOf = (area: StorageArea): Storage => window[`${area}Storage`]

/** Undefined also for text that is no JSON, or when the browser blocks storage. */
export function readStoredValue(area: StorageArea, key: StorageKey): unknown {
  try {
    const text = areaOf(area).getItem(key)
    return text === null ? undefined : JSON.parse(text)
  } catch {
    return undefined
  }
}

/** @returns false when the browser refuses (blocked or full) */
export function writeStoredValue(area: StorageArea, key: StorageKey, value: unknown): boolean {
  try {
    areaOf(area).setItem(key, JSON.stringify(value))
    return true
  } catch {
    return false
  }
}

export function removeStoredValue(area: StorageArea, key: StorageKey): void {
  try {
    areaOf(area).removeItem(key)
  } catch {}
}

/** Other keys do not compile. The privacy page describes each of them (PRV-02). */
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
