import type { StorageArea } from '@/browser/browser-storage'
import type { StorageKey } from '@/browser/stored-keys'

/** Where sessions are stored. Without their validator: the page's first script looks there too (first-session.ts). */
export type Place = { area: StorageArea; key: StorageKey }

/** The one place of a kept login (SES-09). */
export const REMEMBER_ME: Place = { area: 'local', key: 'portal.remember-me' }
export const THIS_TAB: Place = { area: 'session', key: 'portal.session' }
/** Apart from the tab's own session, which it never overwrites (SES-30). */
export const IMPERSONATION: Place = { area: 'session', key: 'portal.impersonation' }
/** Sessions that have ended and how, for their other tabs: open, frozen, or away at the payment provider. */
export const ENDED: Place = { area: 'local', key: 'portal.ended-sessions' }

/** Where a tab that starts looks for its session, the first one found is taken. */
export const PLACES: readonly Place[] = [IMPERSONATION, THIS_TAB, REMEMBER_ME]

/** The parameter of an admin's link, which opens another session than the stored one (SES-30). */
export const IMPERSONATION_PARAMETER = 'impersonation'
