import { m } from '@generated/messages/messages.js'
import { useEffect, useRef } from 'react'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/alert'
import { Button } from '@/ui/button'
import { useFormRoot } from './form-contexts'

/** Offers what was typed here when the last session expired. */
export function DraftNotice() {
  const { draft } = useFormRoot()
  switch (draft.state) {
    case 'none':
      return null
    case 'offered':
      return (
        <Alert variant="info" levelLabel={m.level_info()} live="status">
          <AlertTitle>{m.form_draft_title()}</AlertTitle>
          <AlertDescription>{m.form_draft_text()}</AlertDescription>
          <AlertAction>
            <Button variant="outline" onClick={draft.restore}>
              {m.form_draft_restore()}
            </Button>
            <Button variant="ghost" onClick={draft.forget}>
              {m.form_draft_discard()}
            </Button>
          </AlertAction>
        </Alert>
      )
    case 'restored':
      return <RestoredNotice />
  }
}

/** Takes the focus of the button that has gone. */
function RestoredNotice() {
  const ref = useRef<HTMLDivElement>(null)
  useEffect(() => ref.current?.focus(), [])
  return (
    <div ref={ref} tabIndex={-1} className="rounded-lg">
      <Alert variant="success" levelLabel={m.level_success()}>
        <AlertDescription>{m.form_draft_restored()}</AlertDescription>
      </Alert>
    </div>
  )
}
