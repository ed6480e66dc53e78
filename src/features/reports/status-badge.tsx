import { Badge, type BadgeVariant } from '@/ui/content/badge'
import type { StatusColour, StatusLook } from './top-up-status'

/** The default grey is the lighter of the two greys that the specification distinguishes (REP-04). */
const BADGES: Record<StatusColour, { variant: BadgeVariant; className?: string }> = {
  green: { variant: 'success' },
  'dark-gray': { variant: 'neutral', className: 'border-neutral! bg-neutral! text-card!' },
  orange: { variant: 'attention' },
  red: { variant: 'error' },
  gray: { variant: 'neutral' },
}

/** A status in words, with its colour and icon. */
export function StatusBadge({ text, colour, icon: Icon }: StatusLook) {
  return (
    <Badge {...BADGES[colour]} icon={Icon && <Icon aria-hidden="true" />}>
      {text()}
    </Badge>
  )
}
