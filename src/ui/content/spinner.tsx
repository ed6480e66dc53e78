import { clsx } from 'clsx'
import { LoaderCircle } from 'lucide-react'

export interface SpinnerProps {
  /** Announced to screen readers. Without it the spinner is decorative, and nearby text must state the wait. */
  label?: string
  size?: 'sm' | 'md' | 'lg'
  className?: string
}

const sizes = { sm: 'size-4', md: 'size-5', lg: 'size-8' }

/** A spinner for waits that are too short for a skeleton. */
export function Spinner({ label, size = 'md', className }: SpinnerProps) {
  const icon = <LoaderCircle aria-hidden="true" className={clsx('animate-spin', sizes[size], className)} />
  if (label === undefined) return icon
  return (
    <output data-slot="spinner" className="inline-flex">
      {icon}
      <span className="sr-only">{label}</span>
    </output>
  )
}
