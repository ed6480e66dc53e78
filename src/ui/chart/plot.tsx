import type { ScaleLinear } from 'd3-scale'
import type { PointerEvent, ReactNode } from 'react'
import { PROBE, type useMeasured } from './use-measured'

export interface PickerProps {
  /** Accessible name of the drawing. */
  label: string
  /** Height of the drawing; its width is the measured one. */
  height: number
  area: ReturnType<typeof useMeasured>
  pickLabel: string
  /** Value text of each selectable place of the chart, from left to right. */
  texts: readonly string[]
  picked: number | undefined
  onPick: (place: number | undefined) => void
  /** Index of the place nearest to a distance from the left edge, in px. */
  nearest: (x: number) => number
  children: ReactNode
}

/** A chart's drawing. Selects a bar or point of it by pointer, touch or arrow keys. The chart shows the selected values. */
export function Picker(props: PickerProps) {
  const { label, height, area, pickLabel, texts, picked, onPick, nearest, children } = props
  const { ref, probe, measured } = area
  const last = texts.length - 1
  const pick = ({ clientX, currentTarget }: PointerEvent) =>
    onPick(Math.min(last, Math.max(0, nearest(clientX - currentTarget.getBoundingClientRect().left))))
  return (
    <div
      ref={ref}
      data-slot="chart-picker"
      className="relative rounded-sm outline-offset-2 outline-ring has-focus-visible:outline-2"
      onPointerMove={pick}
      onPointerDown={pick}
      onPointerLeave={({ pointerType }) => {
        // Touch fires pointerleave when the finger lifts; keep the selection so that it can be read.
        if (pointerType !== 'touch') onPick(undefined)
      }}
    >
      <span ref={probe} {...PROBE} />
      <svg
        viewBox={`0 0 ${measured.width} ${height}`}
        role="img"
        aria-label={label}
        className="h-auto w-full overflow-visible"
      >
        {children}
      </svg>
      <input
        type="range"
        className="sr-only"
        aria-label={pickLabel}
        aria-valuetext={texts[picked ?? last]}
        min={0}
        max={Math.max(0, last)}
        value={picked ?? last}
        onFocus={() => onPick(picked ?? last)}
        onBlur={() => onPick(undefined)}
        onChange={({ target }) => onPick(Number(target.value))}
      />
    </div>
  )
}

/** How many ticks fit an axis, at least two. Height of the plot and of a text line in px. */
export const tickCount = (height: number, line: number): number =>
  Math.max(2, Math.round(height / Math.max(48, 2 * line)))

/** Width in px that the axis labels need; `letter` is the width of a digit in px. */
export const axisWidth = (
  scale: ScaleLinear<number, number>,
  count: number,
  format: (value: number) => string,
  letter: number,
): number => Math.ceil(Math.max(...scale.ticks(count).map((tick) => format(tick).length)) * letter) + 8

export interface ValueAxisProps {
  scale: ScaleLinear<number, number>
  count: number
  left: number
  right: number
  format: (value: number) => string
}

export function ValueAxis({ scale, count, left, right, format }: ValueAxisProps) {
  return scale.ticks(count).map((tick) => (
    <g key={tick}>
      <line x1={left} x2={right} y1={scale(tick)} y2={scale(tick)} className="stroke-border" />
      <text
        x={left - 6}
        y={scale(tick)}
        dy="0.32em"
        textAnchor="end"
        className="fill-muted-foreground text-[0.8125rem] tabular-nums"
      >
        {format(tick)}
      </text>
    </g>
  ))
}
