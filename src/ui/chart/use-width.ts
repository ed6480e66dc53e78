import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Default width for the first render, when nothing is measured, and for print: the width of A4. */
const USUAL = 640

/** Tracks an element's width in px. A chart drawn at its real size keeps its font size on every screen. */
export function useWidth(): [RefObject<HTMLDivElement | null>, number] {
  const ref = useRef<HTMLDivElement>(null)
  const [width, setWidth] = useState(USUAL)
  useLayoutEffect(() => {
    const element = ref.current
    if (!element || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      // A hidden element has width 0; keep the last width.
      if (element.clientWidth > 0) setWidth(element.clientWidth)
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    // The browser prints the page as it is when the event handler returns, so the width must be flushed synchronously.
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
