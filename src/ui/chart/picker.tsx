import type { PointerEvent, ReactNode } from 'react'

export interface PickerProps {
  /** What is chosen, for screen readers. */
  label: string
  /** What each place of the drawing says, from left to right. */
  texts: readonly string[]
  picked: number | undefined
  onPick: (place: number | undefined) => void
  /** The place that is nearest to so many px from the left edge. */
  nearest: (x: number) => number
  /** The drawing, as wide as the picker. */
  children: ReactNode
}

/** Chooses a place of a drawing by pointer, touch or arrow keys; the drawing shows the values of that place. */
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
        // A finger leaves when it is lifted: what it chose stays to be read.
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
