import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { buttonVariants } from '@/ui/inputs/button'

/** Link to the report of one load, or to the list for several (TOP-08). */
export function ReportLink({ ids, isPrimary = false }: { ids: readonly string[]; isPrimary?: boolean }) {
  const className = buttonVariants({ variant: isPrimary ? 'default' : 'outline' })
  const [id] = ids
  if (ids.length === 1 && id !== undefined) {
    return (
      <Link to="/reports/topups/$reportId" params={{ reportId: id }} className={className}>
        {m.top_up_report()}
      </Link>
    )
  }
  return (
    <Link to="/reports" search={{ tab: 'topups' }} className={className}>
      {m.top_up_reports()}
    </Link>
  )
}
