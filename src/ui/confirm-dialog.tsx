import type { ReactNode } from 'react'
import { Alert, AlertDescription } from './alert'
import { Button } from './button'
import { DescriptionList, type DescriptionRow } from './description-list'
import { Dialog, DialogBody, DialogContent, DialogFooter, DialogHeader, DialogTitle } from './dialog'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** One or two sentences: what happens and whether it can be undone. */
  children?: ReactNode
  /** What, to whom, how much, what remains: freshly read figures. */
  rows?: readonly DescriptionRow[]
  /** Says what it does with the figure, e.g. "Lataa 4 250,00 €"; without it there is nothing to confirm any more. */
  confirmLabel?: string | undefined
  cancelLabel: string
  closeLabel: string
  variant?: 'default' | 'destructive'
  /** While the command runs nothing closes the dialog. */
  busy?: boolean
  /** Why it cannot be confirmed now, e.g. while figures are being read. */
  disabledReason?: string | undefined
  /** What went wrong with the last press; shown in the dialog and announced. */
  error?: ReactNode
  onConfirm: () => void
  onCloseRequest: () => void
  returnFocusTo?: () => HTMLElement | null
}

const intoView = (alert: HTMLElement | null) => alert?.scrollIntoView({ block: 'nearest' })

/** The one confirm dialog: before money moves or something is lost, it says what will happen. */
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
    <Dialog open={open} onOpenChange={close}>
      <DialogContent returnFocusTo={returnFocusTo}>
        <DialogHeader closeLabel={closeLabel}>
          <DialogTitle>{title}</DialogTitle>
        </DialogHeader>
        <DialogBody>
          {children !== undefined && <div>{children}</div>}
          {rows !== undefined && rows.length > 0 && <DescriptionList rows={rows} />}
          {error !== undefined && error !== null && (
            // What went wrong is brought into view: the text above it may fill the dialog.
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
      </DialogContent>
    </Dialog>
  )
}
