import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Before anything is drawn, where nothing is measured, and on paper: the width of A4. */
const USUAL = 640

/** An element's width in px, as it changes: a drawing at its own size has letters of their size on every screen. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(USUAL)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      // Nothing is laid out while it is hidden.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The browser prints the page as it stands when the event is over.
    const onPaper = () => flushSync(() => setWidth(USUAL))
    window.addEventListener('beforeprint', onPaper)
    window.addEventListener('afterprint', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', onPaper)
      window.removeEventListener('afterprint', measure)
    }
  }, [])
  return [ref, width]
}
