import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { BackLink } from '@/ui/navigation/back-link'
import { PageHeader } from '@/ui/navigation/page-header'

/** REQ-01: title, description, and a link to the deposit page. */
export function RequestsHeader({ titleId }: { titleId?: string }) {
  return (
    <PageHeader
      titleId={titleId}
      title={m.requests_title()}
      description={m.requests_description()}
      above={<BackLink label={m.requests_back()} link={(props) => <Link to="/load-account" {...props} />} />}
    />
  )
}
