import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from '../inputs/button'

interface StepArrowProps {
  label: string
  inert: boolean
  onPress: () => void
  children: ReactNode
}

/** A previous or next arrow. At the end it stays mounted but inert, so that it keeps the focus. */
export function StepArrow({ label, inert, onPress, children }: StepArrowProps) {
  return (
    <Button
      variant="ghost"
      size="icon"
      aria-label={label}
      title={label}
      aria-disabled={inert || undefined}
      className={clsx(inert && 'opacity-50')}
      onClick={() => {
        if (!inert) onPress()
      }}
    >
      {children}
    </Button>
  )
}
