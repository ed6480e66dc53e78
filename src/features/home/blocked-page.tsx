import { m } from '@generated/messages/messages.js'
import { Ticket } from 'lucide-react'
import { EmptyState } from '@/ui/content/empty-state'
import { ButtonLink } from '@/ui/navigation/links'

/** NAV-08: for users who are only voucher managers, if the company cannot order vouchers. */
export const BlockedPage = () => (
  <EmptyState
    icon={<Ticket />}
    title={m.home_blocked_title()}
    headingLevel={1}
    action={<ButtonLink to="/help">{m.home_blocked_help()}</ButtonLink>}
  >
    {m.home_blocked_text()}
  </EmptyState>
)
