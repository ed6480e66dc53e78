import type { PointerEvent, ReactNode } from 'react'

export interface PickerProps {
  /** Accessible name of the slider. */
  label: string
  /** Value text of each selectable place of the chart, from left to right. */
  texts: readonly string[]
  picked: number | undefined
  onPick: (place: number | undefined) => void
  /** Index of the place nearest to a distance from the left edge, in px. */
  nearest: (x: number) => number
  /** The chart, as wide as the picker. */
  children: ReactNode
}

/** Selects a bar or point of a chart by pointer, touch or arrow keys. The chart shows the selected values. */
export function Picker({ label, texts, picked, onPick, nearest, children }: PickerProps) {
  const last = texts.length - 1
  const pick = ({ clientX, currentTarget }: PointerEvent) =>
    onPick(Math.min(last, Math.max(0, nearest(clientX - currentTarget.getBoundingClientRect().left))))
  return (
    <div
      data-slot="chart-picker"
      className="relative rounded-sm outline-offset-2 outline-ring has-focus-visible:outline-2"
      onPointerMove={pick}
      onPointerDown={pick}
      onPointerLeave={({ pointerType }) => {
        // Touch fires pointerleave when the finger lifts; keep the selection so that it can be read.
        if (pointerType !== 'touch') onPick(undefined)
      }}
    >
      {children}
      <input
        type="range"
        className="sr-only"
        aria-label={label}
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
