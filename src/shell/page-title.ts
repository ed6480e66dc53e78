import { useEffect, useSyncExternalStore } from 'react'

let own: string | undefined
const listeners = new Set<() => void>()

function show(title: string | undefined) {
  own = title
  for (const listener of listeners) listener()
}

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The document title of a page that turned out to be another than its route says, such as that of a dead link (FMT-02). */
export function usePageTitle(title: string): void {
  useEffect(() => {
    show(title)
    return () => show(undefined)
  }, [title])
}

/** What a page has asked for instead of its route's title. */
export const useOwnPageTitle = (): string | undefined =>
  useSyncExternalStore(
    subscribe,
    () => own,
    () => undefined,
  )
