import type { Session } from '@/session/session-store'

/** A reload or Back must show the same page as before, not the start page. */
const isReturn = ['reload', 'back_forward'].includes(
  (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ?? '',
)
/** Set when this document has shown a page: the id of the last session that saw one. */
let shown: { to: string | undefined } | undefined

/** Whether the session enters the portal at `/`, by login or by opening it, not by a link within it (SET-05). */
export const isPortalEntry = ({ id }: Session): boolean => (shown ? id !== shown.to : !isReturn)

/** Notes that a page has rendered for the session's user. */
export function recordPageShown(session: Session | undefined): void {
  shown = { to: session?.id ?? shown?.to }
}
