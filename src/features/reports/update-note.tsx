import { m } from '@generated/messages/messages.js'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'

export interface UpdateNoteProps {
  /** The last read failed; what stands there is older. */
  hasFailed: boolean
  /** Nothing is read by itself any more. */
  hasStopped: boolean
  isBusy: boolean
  onUpdate: () => void
}

/** Says that what is shown may be old, and offers to read it anew. Draws nothing while all is well. */
export function UpdateNote({ hasFailed, hasStopped, isBusy, onUpdate }: UpdateNoteProps) {
  if (!hasFailed && !hasStopped) return null
  return (
    <Alert variant="warning" levelLabel={m.level_warning()} live="status" className="print:hidden">
      <AlertDescription>{hasFailed ? m.table_outdated() : m.reports_updates_stopped()}</AlertDescription>
      <AlertAction>
        <Button variant="outline" size="sm" busy={isBusy} onClick={onUpdate}>
          {hasFailed ? m.table_retry() : m.reports_update()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
