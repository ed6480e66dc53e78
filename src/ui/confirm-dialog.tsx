import type { ReactNode } from 'react'
import { Alert } from './alert'
import { Button } from './button'
import { DescriptionList, type DescriptionRow } from './description-list'
import { Dialog } from './dialog'

export interface ConfirmDialogProps {
  open: boolean
  title: string
  /** One or two sentences: what happens and whether it can be undone. */
  children?: ReactNode
  /** What, to whom, how much, what remains: freshly read figures. */
  rows?: readonly DescriptionRow[]
  /** Says what it does with the figure, e.g. "Lataa 4 250,00 €". */
  confirmLabel: string
  cancelLabel: string
  closeLabel: string
  danger?: boolean
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

/** The one confirm dialog: before money moves or something is lost, it says what will happen. */
export function ConfirmDialog({
  open,
  title,
  children,
  rows,
  confirmLabel,
  cancelLabel,
  closeLabel,
  danger = false,
  busy = false,
  disabledReason,
  error,
  onConfirm,
  onCloseRequest,
  returnFocusTo,
}: ConfirmDialogProps) {
  return (
    <Dialog
      open={open}
      title={title}
      closeLabel={closeLabel}
      onCloseRequest={() => {
        if (!busy) onCloseRequest()
      }}
      returnFocusTo={returnFocusTo}
      actions={
        <>
          <Button
            variant={danger ? 'danger' : 'primary'}
            busy={busy}
            disabledReason={disabledReason}
            onClick={() => onConfirm()}
          >
            {confirmLabel}
          </Button>
          <Button
            variant="secondary"
            onClick={() => {
              if (!busy) onCloseRequest()
            }}
          >
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children !== undefined && <div>{children}</div>}
      {rows !== undefined && rows.length > 0 && <DescriptionList rows={rows} />}
      {error !== undefined && error !== null && (
        <Alert level="error" live="alert">
          {error}
        </Alert>
      )}
    </Dialog>
  )
}
