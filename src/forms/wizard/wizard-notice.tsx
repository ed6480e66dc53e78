import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { timeText } from '@/domain/format-moment'
import { Notice } from '@/domain/notice'
import { Button } from '@/ui/inputs/button'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { linkTo, useWizard } from './wizard-context'

/**
 * Says that the wizard continues from a draft and what the draft lacks. Input that may have been sent is not described
 * as unsent.
 */
export function WizardNotice() {
  const { draft, form, steps } = useWizard()
  const navigate = useNavigate()
  const { isResumed, isPartial, sentAt, dismiss, forget } = draft
  const [isAsking, setIsAsking] = useState(false)
  if (!isResumed && sentAt === undefined) return null
  const isSent = sentAt !== undefined
  const startOver = () => {
    form.reset()
    forget()
    const [first] = steps
    if (first) void navigate(linkTo(first))
  }
  return (
    <Notice
      level={isSent ? 'warning' : 'info'}
      live="status"
      className="mb-6"
      title={isSent ? m.form_sent_title({ time: timeText(sentAt) }) : m.wizard_resumed_title()}
      text={`${isSent ? m.form_sent_text() : m.wizard_resumed_text()}${isPartial ? ` ${m.wizard_resumed_secrets()}` : ''}`}
    >
      {isResumed && (
        <Button variant="outline" onClick={() => setIsAsking(true)}>
          {m.wizard_start_over()}
        </Button>
      )}
      <Button variant="ghost" onClick={dismiss}>
        {m.form_sent_close()}
      </Button>
      <ConfirmDialog
        open={isAsking}
        title={m.wizard_start_over_title()}
        confirmLabel={m.wizard_start_over_confirm()}
        cancelLabel={m.form_cancel()}
        closeLabel={m.form_close()}
        variant="destructive"
        onConfirm={startOver}
        onCloseRequest={() => setIsAsking(false)}
      >
        <p>{m.wizard_start_over_text()}</p>
      </ConfirmDialog>
    </Notice>
  )
}
