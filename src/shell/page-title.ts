import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

const own = createAtom<string | undefined>(undefined)

/** The document title of a page that turned out to be another than its route says, such as that of a dead link (FMT-02). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    own.set(title)
    // Wrapped in a function, because set(undefined) would change nothing.
    return () => own.set(() => undefined)
  }, [title])
}

/** What a page has asked for instead of its route's title. */
export const useOwnPageTitle = (): string | undefined => useSelector(own)
