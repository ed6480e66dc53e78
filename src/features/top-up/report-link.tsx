import { m } from '@generated/messages/messages.js'
import { Link } from '@tanstack/react-router'
import { useBuiltPaths } from '@/shell/built-paths'
import { buttonVariants } from '@/ui/button-variants'

/** Routes of another feature. */
const REPORTS: string = '/reports'
const REPORT: string = '/reports/topups/$reportId'

/** To the report of one load, or to the list of them where there are several (TOP-08). */
export function ReportLink({ ids, isPrimary = false }: { ids: readonly string[]; isPrimary?: boolean }) {
  const paths = useBuiltPaths()
  const className = buttonVariants({ variant: isPrimary ? 'primary' : 'secondary' })
  const [id] = ids
  if (ids.length === 1 && id !== undefined && paths.has(REPORT)) {
    return (
      <Link to={REPORT.replace('$reportId', id)} className={className}>
        {m.top_up_report()}
      </Link>
    )
  }
  if (!paths.has(REPORTS)) return null
  return (
    <Link to={REPORTS} search={{ tab: 'topups' }} className={className}>
      {m.top_up_reports()}
    </Link>
  )
}
