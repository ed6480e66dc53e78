import { Badge, type BadgeTone } from '@/ui/badge'
import type { StatusColour, StatusLook } from './load-status'

/** The kit's grey is the light one of the two that the document tells apart (REP-04). */
const BADGES: Record<StatusColour, { tone: BadgeTone; className?: string }> = {
  green: { tone: 'success' },
  'dark-gray': { tone: 'neutral', className: 'border-foreground! text-foreground!' },
  orange: { tone: 'attention' },
  red: { tone: 'error' },
  gray: { tone: 'neutral' },
}

/** A status in words, with its colour and icon. */
export function StatusBadge({ text, colour, icon: Icon }: StatusLook) {
  return (
    <Badge {...BADGES[colour]} icon={Icon && <Icon aria-hidden="true" />}>
      {text()}
    </Badge>
  )
}
