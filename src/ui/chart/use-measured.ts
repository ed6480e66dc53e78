import { useLayoutEffect, useRef, useState } from 'react'
import { flushSync } from 'react-dom'

/** Defaults for the first render, when nothing is measured, and for print: the width of A4, and a 13 px font. */
const USUAL: Measured = { width: 640, letter: 7.5, line: 16 }
const LETTERS = 10
/** Props of the probe: a hidden text in the font of the axis labels, which follows the user's text size and spacing. */
export const PROBE = {
  className: 'invisible absolute text-[0.8125rem] leading-tight whitespace-nowrap tabular-nums',
  'aria-hidden': true,
  children: '0'.repeat(LETTERS),
} as const

export interface Measured {
  /** Width of the element in px. A chart drawn at its real size keeps its font size on every screen. */
  width: number
  /** Width of a digit and height of a line of the axis labels, in px. */
  letter: number
  line: number
}

export function useMeasured() {
  const ref = useRef<HTMLDivElement>(null)
  const probe = useRef<HTMLSpanElement>(null)
  const [measured, setMeasured] = useState(USUAL)
  useLayoutEffect(() => {
    const [element, letters] = [ref.current, probe.current]
    if (!element || !letters || typeof ResizeObserver === 'undefined') return undefined
    const measure = () => {
      const box = letters.getBoundingClientRect()
      // A hidden element has width 0; keep the last width.
      if (element.clientWidth === 0 || box.width === 0) return
      setMeasured({ width: element.clientWidth, letter: box.width / LETTERS, line: box.height })
    }
    measure()
    const observer = new ResizeObserver(measure)
    observer.observe(element)
    observer.observe(letters)
    // The browser prints the page as it is when the event handler returns, so the width must be flushed synchronously.
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
