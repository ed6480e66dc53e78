import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { useBlocker } from '@tanstack/react-router'
import { type ReactNode, useState } from 'react'
import { opensSlideOut } from '@/session/history'
import { ConfirmDialog } from '@/ui/confirm-dialog'
import { useFormContext } from '../form-contexts'
import { hasUnsaved } from './unsaved'

export interface ConfirmLeaveProps {
  /** Pages that keep the form, such as the steps of a wizard. */
  keepsForm?: (pathname: string) => boolean
  /** What is typed is given up. */
  onLeave?: () => void
}

/** Asks before the route is left with unsaved changes; inside FormRoot. */
export function ConfirmLeave({ keepsForm, onLeave }: ConfirmLeaveProps) {
  const form = useFormContext()
  const blocker = useBlocker({
    // A change of language or of search params keeps the form: the path without its language stays the same. Not one
    // that opens something in its place.
    shouldBlockFn: ({ current, next }) =>
      (current.pathname !== next.pathname || opensSlideOut(next.search)) &&
      keepsForm?.(next.pathname) !== true &&
      hasUnsaved(form),
    enableBeforeUnload: () => hasUnsaved(form),
    withResolver: true,
  })
  return (
    <LeaveDialog
      open={blocker.status === 'blocked'}
      onLeave={() => {
        onLeave?.()
        blocker.proceed?.()
      }}
      onStay={() => blocker.reset?.()}
    />
  )
}

/** For forms in slide-outs and dialogs: `ask(close)` closes at once, or asks first when something would be lost. */
export function useConfirmClose(form: AnyFormApi): { ask: (close: () => void) => void; dialog: ReactNode } {
  const [close, setClose] = useState<(() => void) | null>(null)
  return {
    ask: (wanted) => {
      if (hasUnsaved(form)) setClose(() => wanted)
      else wanted()
    },
    dialog: (
      <LeaveDialog
        open={close !== null}
        onLeave={() => {
          setClose(null)
          close?.()
        }}
        onStay={() => setClose(null)}
      />
    ),
  }
}

function LeaveDialog({ open, onLeave, onStay }: { open: boolean; onLeave: () => void; onStay: () => void }) {
  return (
    <ConfirmDialog
      open={open}
      title={m.form_leave_title()}
      confirmLabel={m.form_leave_confirm()}
      cancelLabel={m.form_leave_stay()}
      closeLabel={m.form_close()}
      variant="destructive"
      onConfirm={onLeave}
      onCloseRequest={onStay}
    >
      <p>{m.form_leave_text()}</p>
    </ConfirmDialog>
  )
}
