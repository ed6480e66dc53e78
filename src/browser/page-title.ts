import { createAtom, useSelector } from '@tanstack/react-store'
import { useEffect } from 'react'

const own = createAtom<string | undefined>(undefined)

/** Overrides the route's document title, e.g. when a link turns out to be dead (FMT-02). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    own.set(title)
    // Wrapped in a function, because set(undefined) would change nothing.
    return () => own.set(() => undefined)
  }, [title])
}

export const useOwnPageTitle = (): string | undefined => useSelector(own)
