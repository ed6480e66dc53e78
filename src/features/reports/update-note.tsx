import { m } from '@generated/messages/messages.js'
import type { usePolling } from '@/api/queries/use-polling'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'

/** Says that the displayed data may be stale and offers to refresh it. Renders nothing otherwise. */
export function UpdateNote({ hasFailed, isOver, isReading, refetch }: Omit<ReturnType<typeof usePolling>, 'data'>) {
  if (!hasFailed && !isOver) return null
  return (
    <Notice
      level="warning"
      live="status"
      className="print:hidden"
      text={hasFailed ? m.table_outdated() : m.reports_updates_stopped()}
    >
      {/* After the polling has stopped it is never busy: a press restarts the polling, also during the last read. */}
      <Button variant="outline" size="sm" busy={hasFailed && isReading} onClick={refetch}>
        {hasFailed ? m.try_again() : m.reports_update()}
      </Button>
    </Notice>
  )
}
