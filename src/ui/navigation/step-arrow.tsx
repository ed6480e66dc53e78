import { ChevronLeft, ChevronRight } from 'lucide-react'
import { IconButton } from '../inputs/icon-button'

interface StepArrowProps {
  to: 'previous' | 'next'
  label: string
  inert: boolean
  onPress: () => void
}

/** At the end it stays mounted but inert, so that it keeps the focus. */
export const StepArrow = ({ to, label, inert, onPress }: StepArrowProps) => (
  <IconButton
    label={label}
    icon={to === 'previous' ? <ChevronLeft /> : <ChevronRight />}
    aria-disabled={inert || undefined}
    className={inert ? 'opacity-50' : undefined}
    onClick={inert ? undefined : onPress}
  />
)
