import { m } from '@generated/messages/messages.js'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'

export interface UpdateNoteProps {
  /** Why what is shown may be old; the last read failed unless given. */
  text?: string
  isBusy: boolean
  onUpdate: () => void
}

/** Says that what is shown may be old, and offers to read it anew. */
export function UpdateNote({ text = m.table_update_failed(), isBusy, onUpdate }: UpdateNoteProps) {
  return (
    <Alert variant="warning" levelLabel={m.level_warning()} live="status" className="print:hidden">
      <AlertDescription>{text}</AlertDescription>
      <AlertAction>
        <Button variant="outline" size="sm" busy={isBusy} onClick={onUpdate}>
          {m.table_update()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
