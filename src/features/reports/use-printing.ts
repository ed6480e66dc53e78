import { useSyncExternalStore } from 'react'

const print = typeof matchMedia === 'undefined' ? undefined : matchMedia('print')

function subscribe(listener: () => void) {
  print?.addEventListener('change', listener)
  return () => print?.removeEventListener('change', listener)
}

/** True while the page is laid out for paper. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => print?.matches ?? false,
    () => false,
  )
