import { createAtom, useSelector } from '@tanstack/react-store'
import { flushSync } from 'react-dom'

const media = typeof matchMedia === 'undefined' ? undefined : matchMedia('print')
const isPrinting = createAtom(media?.matches ?? false)

media?.addEventListener('change', ({ matches }) => isPrinting.set(matches))
if (typeof window !== 'undefined') {
  // The browser prints the page as it is when the event handler returns, so the page must render at once.
  window.addEventListener('beforeprint', () => flushSync(() => isPrinting.set(true)))
  window.addEventListener('afterprint', () => flushSync(() => isPrinting.set(media?.matches ?? false)))
}

export const usePrinting = (): boolean => useSelector(isPrinting)
