import { type RefObject, useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Before anything is drawn, where nothing is measured, and on paper: the width of A4, and a letter of 13 px. */
const USUAL: Measured = { width: 640, letter: 7.5, line: 16 }
/** As many as the probe holds. */
const LETTERS = 10
/** For the probe: the letters of the axes, whatever size and spacing the reader has chosen. */
export const PROBE = {
  className: 'invisible absolute text-[0.8125rem] leading-tight whitespace-nowrap tabular-nums',
  'aria-hidden': true,
  children: '0'.repeat(LETTERS),
} as const

export interface Measured {
  /** The element's width in px: a drawing at its own size has letters of their size on every screen. */
  width: number
  /** Width of a digit and height of a line of the axes, in px. */
  letter: number
  line: number
}

/** Measures an element and the probe in it, as they change. */
export function useMeasured(): {
  ref: RefObject<HTMLDivElement | null>
  probe: RefObject<HTMLSpanElement | null>
  measured: Measured
} {
  const ref = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const [measured, setMeasured] = useState(USUAL)
  useLayoutEffect(() => {
    const [element, letters] = [ref.current, probe.current]
    if (!element || !letters || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      const box = letters.getBoundingClientRect()
      // Nothing is laid out while it is hidden.
      if (element.clientWidth === 0 || box.width === 0) return
      setMeasured({ width: element.clientWidth, letter: box.width / LETTERS, line: box.height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(letters)
    // The browser prints the page as it stands when the event is over.
    const onPaper = () => flushSync(() => setMeasured(USUAL))
    window.addEventListener('beforeprint', onPaper)
    window.addEventListener('afterprint', measure)
    return () => {
      observer.disconnect()
      window.removeEventListener('beforeprint', onPaper)
      window.removeEventListener('afterprint', measure)
    }
  }, [])
  return { ref, probe, measured }
}
