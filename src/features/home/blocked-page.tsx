import { m } from '@generated/messages/messages.js'
import { Ticket } from 'lucide-react'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'

/** NAV-08: for users who are only voucher managers, if the company cannot order vouchers. */
export function BlockedPage() {
  return (
    <>
      <PageHeader title={m.home_blocked_title()} />
      <div className="max-w-form space-y-4">
        <p className="flex gap-3">
          <Ticket className="mt-0.5 size-5 shrink-0 text-muted-foreground" />
          {m.home_blocked_text()}
        </p>
        <ButtonLink to="/help">{m.home_blocked_help()}</ButtonLink>
      </div>
    </>
  )
}
