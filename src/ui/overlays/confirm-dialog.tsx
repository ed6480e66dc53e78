import type { ReactNode } from 'react'
import { Alert, AlertDescription } from '../content/alert'
import { DescriptionList, type DescriptionRow } from '../content/description-list'
import { Button } from '../inputs/button'
import { Dialog, DialogBody, DialogFooter } from './dialog'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** One or two sentences: what happens and whether it can be undone. */
  children?: ReactNode
  /** What is done, to whom, how much, what remains. Pass freshly read figures. */
  rows?: readonly DescriptionRow[]
  /** States the action with its amount, e.g. "Lataa 4 250,00 €". Without it there is no confirm button. */
  confirmLabel?: string | undefined
  cancelLabel: string
  closeLabel: string
  variant?: 'default' | 'destructive'
  busy?: boolean
  /** Why the confirm button is disabled now, e.g. while figures are loading. */
  disabledReason?: string | undefined
  error?: ReactNode
  onConfirm: () => void
  onCloseRequest: () => void
  returnFocusTo?: () => HTMLElement | null
}

const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** The portal's confirm dialog: states what will happen before money moves or data is lost. */
export function ConfirmDialog({
  open,
  title,
  children,
  rows,
  confirmLabel,
  cancelLabel,
  closeLabel,
  variant,
  busy = false,
  disabledReason,
  error,
  onConfirm,
  onCloseRequest,
  returnFocusTo,
}: ConfirmDialogProps) {
  const close = () => {
    if (!busy) onCloseRequest()
  }
  return (
    <Dialog open={open} title={title} closeLabel={closeLabel} returnFocusTo={returnFocusTo} onClose={close}>
      <DialogBody>
        {children !== undefined && <div>{children}</div>}
        {rows !== undefined && rows.length > 0 && <DescriptionList rows={rows} />}
        {error !== undefined && error !== null && (
          // Scroll the error into view: the text above it may fill the dialog.
          <Alert variant="error" live="alert" ref={intoView}>
            <AlertDescription>{error}</AlertDescription>
          </Alert>
        )}
      </DialogBody>
      <DialogFooter>
        {confirmLabel !== undefined && (
          <Button variant={variant} busy={busy} disabledReason={disabledReason} onClick={() => onConfirm()}>
            {confirmLabel}
          </Button>
        )}
        <Button variant="outline" onClick={close}>
          {cancelLabel}
        </Button>
      </DialogFooter>
    </Dialog>
  )
}
