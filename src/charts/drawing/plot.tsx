import { scaleLinear } from 'd3-scale'
import { type PointerEvent, type ReactNode, useCallback, useState } from 'react'
import { usePrinting } from '@/tables/use-printing'
import { cents, formatRoundEuros } from '@/values/numbers/money'

/**
 * Width of the chart in px, width of a digit and height of a line of its axis labels: defaults for the first render, when
 * nothing is measured, and for print (the width of A4, and a 13 px font).
 */
const USUAL = { width: 640, letter: 7.5, line: 16 }
const LETTERS = 10

/** A chart drawn at its real size keeps its font size on every screen. */
function useMeasured() {
  const [measured, setMeasured] = useState(USUAL)
  const observe = useCallback((element: HTMLElement | null) => {
    const letters = element?.querySelector('[data-slot=chart-probe]')
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
    return () => observer.disconnect()
  }, [])
  return { observe, ...(usePrinting() ? USUAL : measured) }
}

interface PlotOptions {
  /** Height of the plot area and the space above it, in px. */
  size: number
  above: number
  /** Text lines under the plot area. */
  lines: number
  /** The least and the greatest value, in cents. */
  range: readonly [least: number, greatest: number]
}

/**
 * The measured drawing of a chart with its value axis, and the index of the selected place. Positions are in px from the top
 * left corner; the plot area begins at `left`, after the axis labels.
 */
export function usePlot({ size, above, lines, range }: PlotOptions) {
  const measured = useMeasured()
  const { letter, line } = measured
  const [picked, pick] = useState<number>()
  const top = line / 2 + above
  const bottom = top + size
  // As many ticks as fit, at least two.
  const count = Math.max(2, Math.round(size / Math.max(48, 2 * line)))
  const y = scaleLinear(range, [bottom, top]).nice(count)
  const ticks = y.ticks(count).map((value) => ({ value, text: formatRoundEuros(cents(value)) }))
  const left = Math.ceil(Math.max(...ticks.map(({ text }) => text.length)) * letter) + 8
  return { ...measured, top, bottom, height: bottom + lines * line + 8, left, y, ticks, picked, pick }
}

type Plot = ReturnType<typeof usePlot>

export const ValueAxis = ({ left, width, y, ticks }: Plot) =>
  ticks.map(({ value, text }) => (
    <g key={value}>
      <line x1={left} x2={width} y1={y(value)} y2={y(value)} className="stroke-border" />
      <text
        x={left - 6}
        y={y(value)}
        dy="0.32em"
        textAnchor="end"
        className="fill-muted-foreground text-[0.8125rem] tabular-nums"
      >
        {text}
      </text>
    </g>
  ))

export interface PickerProps {
  plot: Plot
  /** Accessible name of the drawing. */
  label: string
  pickLabel: string
  /** Value text of each selectable place of the chart, from left to right. */
  texts: readonly string[]
  /** Index of the place nearest to a distance from the left edge, in px. */
  nearest: (x: number) => number
  children: ReactNode
}

/** A chart's drawing. Selects a bar or point of it by pointer, touch or arrow keys. The chart shows the selected values. */
export function Picker({ plot, label, pickLabel, texts, nearest, children }: PickerProps) {
  const { observe, width, height, picked, pick } = plot
  const last = texts.length - 1
  const shown = picked ?? last
  const pickAt = ({ clientX, currentTarget }: PointerEvent) =>
    pick(Math.min(last, Math.max(0, nearest(clientX - currentTarget.getBoundingClientRect().left))))
  return (
    <div
      ref={observe}
      data-slot="chart-picker"
      className="relative rounded-sm outline-offset-2 outline-ring has-focus-visible:outline-2"
      onPointerMove={pickAt}
      onPointerDown={pickAt}
      onPointerLeave={({ pointerType }) => {
        // Touch fires pointerleave when the finger lifts; keep the selection so that it can be read.
        if (pointerType !== 'touch') pick(undefined)
      }}
    >
      {/* A hidden text in the font of the axis labels, which follows the user's text size and spacing. */}
      <span
        data-slot="chart-probe"
        aria-hidden="true"
        className="invisible absolute text-[0.8125rem] leading-tight whitespace-nowrap tabular-nums"
      >
        {'0'.repeat(LETTERS)}
      </span>
      <svg viewBox={`0 0 ${width} ${height}`} role="img" aria-label={label} className="h-auto w-full overflow-visible">
        {children}
      </svg>
      <input
        type="range"
        className="sr-only"
        aria-label={pickLabel}
        aria-valuetext={texts[shown]}
        min={0}
        max={Math.max(0, last)}
        value={shown}
        onFocus={() => pick(shown)}
        onBlur={() => pick(undefined)}
        onChange={({ target }) => pick(Number(target.value))}
      />
    </div>
  )
}
