import type { Session } from '@/session/session-store'

/** Id of the session that has already been shown a page in this document. */
let shownTo: string | undefined
/** A reload or Back must show the same page as before, not the start page. */
let isReturn = ['reload', 'back_forward'].includes(
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ?? '',
)

/** Whether the session enters the portal at `/`, by login or by opening it, not by a link within it (SET-05). */
export const isPortalEntry = ({ id }: Session): boolean => !isReturn && id !== shownTo

/** Notes that a page has rendered for the session's user. */
export function recordPageShown(session: Session | undefined): void {
  shownTo = session?.id ?? shownTo
  isReturn = false
}
