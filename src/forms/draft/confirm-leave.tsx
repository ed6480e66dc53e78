import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { opensSlideOut } from '@/session/history'
import { ConfirmDialog } from '@/ui/overlays/confirm-dialog'
import { useFormContext } from '../form-contexts'
import { hasUnsaved, leavePress } from '../form-state'

/** The question says that the input is not saved, so a submit that is still being checked must not send it later. */
function mustAsk(form: AnyFormApi): boolean {
  const isAsked = hasUnsaved(form)
  if (isAsked) leavePress(form)
  return isAsked
}

export interface ConfirmLeaveProps {
  /** Whether a path keeps the form mounted, such as the steps of a wizard. */
  keepsForm?: (pathname: string) => boolean
  /** Whether other search params of the same page replace the form, such as another payment's. */
  replacesForm?: (search: object) => boolean
  onLeave?: () => void
}

/** Asks for confirmation before navigating away from unsaved changes. Use inside FormRoot. */
export function ConfirmLeave({ keepsForm, replacesForm, onLeave }: ConfirmLeaveProps): ReactNode {
  const form = useFormContext()
  const blocker = useBlocker({
    // Changing the language or search params keeps the form mounted, except params that open a slide-out.
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || opensSlideOut(next.search) || replacesForm?.(next.search) === true) &&
      keepsForm?.(next.pathname) !== true &&
      mustAsk(form),
    enableBeforeUnload: () => hasUnsaved(form),
    withResolver: true,
  })
  return (
    blocker.status === 'blocked' && (
      <LeaveDialog
        onLeave={() => {
          onLeave?.()
          blocker.proceed?.()
        }}
        onStay={() => blocker.reset?.()}
      />
    )
  )
}

/** For forms in slide-outs and dialogs: `ask(close)` closes at once, or first asks when input would be lost. */
export function useConfirmClose(form: AnyFormApi): { ask: (close: () => void) => void; dialog: ReactNode } {
  const [close, setClose] = useState<(() => void) | null>(null)
  return {
    ask: (wanted) => {
      if (mustAsk(form)) setClose(() => wanted)
      else wanted()
    },
    dialog: close !== null && (
      <LeaveDialog
        onLeave={() => {
          setClose(null)
          close()
        }}
        onStay={() => setClose(null)}
      />
    ),
  }
}

function LeaveDialog({ onLeave, onStay }: { onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      title={m.form_leave_title()}
      confirmLabel={m.form_leave_confirm()}
      cancelLabel={m.form_leave_stay()}
      variant="destructive"
      onConfirm={onLeave}
      onClose={onStay}
    >
      <p>{m.form_leave_text()}</p>
    </ConfirmDialog>
  )
}
