import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useBuiltPaths } from '@/shell/built-paths'
import { BackLink } from '@/ui/breadcrumb'
import { PageHeader } from '@/ui/page-header'

const DEPOSIT: string = '/load-account'

/** REQ-01: title, what the page is for, and the way back to deposit. */
export function RequestsHeader({ titleId }: { titleId?: string }) {
  const hasDeposit = useBuiltPaths().has(DEPOSIT)
  return (
    <PageHeader
      titleId={titleId}
      title={m.requests_title()}
      description={m.requests_description()}
      above={hasDeposit && <BackLink label={m.requests_back()} link={(props) => <Link to={DEPOSIT} {...props} />} />}
    />
  )
}
