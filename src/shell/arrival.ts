import type { Session } from '@/session/session-store'

/** The session that has seen a page of its own in this document. */
let shownTo: string | undefined
/** A page that is loaded anew, or gone back to, stays what it was. */
let isReturn = ['reload', 'back_forward'].includes(
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ?? '',
)

/**
 * Whether `/` is where the session comes in, by a login or by opening the portal, and not where a link of the portal leads:
 * who has chosen another start page finds home there all the same (SET-05).
 */
export const isArrival = ({ id }: Pick<Session, 'id'>): boolean => !isReturn && id !== shownTo

/** A page stands; `session` is that of a user to whom it belongs. */
export function notePageShown(session: Pick<Session, 'id'> | undefined): void {
  isReturn = false
  if (session) shownTo = session.id
}
