import { m } from '@generated/messages/messages.js'
import { Badge } from '@/ui/content/badge'
import type { ShownBenefit } from './shown-benefits'

/** GRP-01, GRP-12: badges for an active benefit and for one on hold. */
export function BenefitBadges({ isActive, isOnHold }: Pick<ShownBenefit, 'isActive' | 'isOnHold'>) {
  return (
    <span className="inline-flex flex-wrap gap-2">
      <Badge variant={isActive ? 'success' : 'neutral'}>
        {isActive ? m.benefits_badge_active() : m.benefits_badge_available()}
      </Badge>
      {isOnHold && <Badge variant="attention">{m.benefits_badge_on_hold()}</Badge>}
    </span>
  )
}
