import { clsx } from 'clsx'
import type { ReactNode } from 'react'
import { Button } from './button'

interface StepArrowProps {
  label: string
  inert: boolean
  onPress: () => void
  children: ReactNode
}

/** An arrow to the next or the last one; at the end it stays, so that the focus does, and does nothing. */
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
