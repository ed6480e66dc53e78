import { createAtom } from '@tanstack/react-store'
import type { Session } from '@/session/session-store'

interface Entry {
  /** Id of the session that has already been shown a page in this document. */
  shownTo: string | undefined
  /** A reload or Back must show the same page as before, not the start page. */
  isReturn: boolean
}

const entry = createAtom<Entry>({
  shownTo: undefined,
  isReturn: ['reload', 'back_forward'].includes(
    (performance.getEntriesByType?.('navigation')[0] as PerformanceNavigationTiming | undefined)?.type ?? '',
  ),
})

/** Whether the session enters the portal at `/`, by login or by opening it, not by a link within it (SET-05). */
export const isPortalEntry = ({ id }: Pick<Session, 'id'>): boolean => {
  const { shownTo, isReturn } = entry.get()
  return !isReturn && id !== shownTo
}

/** Notes that a page has rendered for the session's user. */
export function recordPageShown(session: Pick<Session, 'id'> | undefined): void {
  entry.set(({ shownTo }) => ({ shownTo: session?.id ?? shownTo, isReturn: false }))
}
