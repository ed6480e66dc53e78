import { m } from '@generated/messages/messages.js'
import { useEffect, useRef } from 'react'
import { Alert } from '@/ui/alert'
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
        <Alert
          level="info"
          levelLabel={m.level_info()}
          live="status"
          title={m.form_draft_title()}
          actions={
            <>
              <Button variant="secondary" onClick={draft.restore}>
                {m.form_draft_restore()}
              </Button>
              <Button variant="ghost" onClick={draft.forget}>
                {m.form_draft_discard()}
              </Button>
            </>
          }
        >
          {m.form_draft_text()}
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
      <Alert level="success" levelLabel={m.level_success()}>
        {m.form_draft_restored()}
      </Alert>
    </div>
  )
}
