import { useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'

const media = typeof matchMedia === 'undefined' ? undefined : matchMedia('print')
let isBeingPrinted = false
const listeners = new Set<() => void>()

// The browser prints the page as it is when the event handler returns, so print changes must be flushed synchronously.
const turn = (isNow: boolean) => {
  isBeingPrinted = isNow
  flushSync(() => {
    for (const listener of listeners) listener()
  })
}
if (typeof window !== 'undefined') {
  window.addEventListener('beforeprint', () => turn(true))
  window.addEventListener('afterprint', () => turn(false))
}

function subscribe(listener: () => void) {
  listeners.add(listener)
  media?.addEventListener('change', listener)
  return () => {
    listeners.delete(listener)
    media?.removeEventListener('change', listener)
  }
}

/** True while the page is being printed. */
export const usePrinting = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isBeingPrinted || (media?.matches ?? false),
    () => false,
  )
