import { type ReactNode, useId } from 'react'

export interface ProgressProps {
  label: string
  value: number
  max: number
  /** The state in words, e.g. "12 / 40 työntekijää"; shown on the right. */
  valueText: ReactNode
}

export function Progress({ label, value, max, valueText }: ProgressProps) {
  const id = useId()
  return (
    <div data-slot="progress" className="space-y-1.5">
      <div className="flex flex-wrap justify-between gap-x-4 text-sm">
        <label htmlFor={id} className="font-medium">
          {label}
        </label>
        <span className="text-muted-foreground tabular-nums">{valueText}</span>
      </div>
      <progress
        id={id}
        value={Math.min(value, max)}
        max={max}
        className="block h-2 w-full appearance-none overflow-hidden rounded-full border border-input bg-muted [&::-moz-progress-bar]:bg-primary [&::-webkit-progress-bar]:bg-muted [&::-webkit-progress-value]:bg-primary [&::-webkit-progress-value]:transition-[inline-size]"
      />
    </div>
  )
}
