import type { StorageArea, StorageKey } from '@/browser/browser-storage'

/** Where sessions are stored. Without the validator, because the page's first script does not need it (src/early/first.ts). */
export type StorageEntry = { area: StorageArea; key: StorageKey }

export const REMEMBER_ME: StorageEntry = { area: 'local', key: 'portal.remember-me' }
export const THIS_TAB: StorageEntry = { area: 'session', key: 'portal.session' }
/** Separate from the tab's own session, which an impersonation never overwrites (SES-30). */
export const IMPERSONATION: StorageEntry = { area: 'session', key: 'portal.impersonation' }
/** Ended sessions and how they ended, for other tabs that are open, frozen or at the payment provider. */
export const ENDED: StorageEntry = { area: 'local', key: 'portal.ended-sessions' }

/** Where a starting tab looks for its session; the first one found is used. */
export const SESSION_ENTRIES: readonly StorageEntry[] = [IMPERSONATION, THIS_TAB, REMEMBER_ME]

/** Query parameter of an impersonation link, which opens another session than the stored one (SES-30). */
export const IMPERSONATION_PARAMETER = 'impersonation'
