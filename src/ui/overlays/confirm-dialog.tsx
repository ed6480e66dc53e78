import { m } from '@generated/messages/messages.js'
import type { ReactNode } from 'react'
import { DescriptionList, type DescriptionRows } from '../content/description-list'
import { Notice } from '../content/notice'
import { Button } from '../inputs/button'
import { Dialog } from './dialog'
import type { ModalFrameProps } from './modal-frame'

export interface ConfirmDialogProps extends Pick<ModalFrameProps, 'returnFocusTo'> {
  title: string
  /** One or two sentences: what happens and whether it can be undone. */
  children?: ReactNode
  /** What is done, to whom, how much, what remains. Pass freshly read figures. */
  rows?: DescriptionRows
  /** States the action with its amount, e.g. "Lataa 4 250,00 €". Without it there is no confirm button. */
  confirmLabel?: string | undefined
  cancelLabel?: string | undefined
  variant?: 'default' | 'destructive'
  busy?: boolean
  disabledReason?: string | undefined
  error?: ReactNode
  onConfirm: () => unknown
  onClose: () => void
}

const intoView = (notice: HTMLElement | null) => notice?.scrollIntoView({ block: 'nearest' })

/** States what will happen before money moves or data is lost; open while mounted. */
export function ConfirmDialog(props: ConfirmDialogProps) {
  const { title, children, rows = [], confirmLabel, cancelLabel = m.form_cancel(), returnFocusTo } = props
  const { variant, busy = false, disabledReason, error, onConfirm, onClose } = props
  const close = () => {
    if (!busy) onClose()
  }
  return (
    <Dialog
      title={title}
      onClose={close}
      returnFocusTo={returnFocusTo}
      footer={
        <>
          {confirmLabel !== undefined && (
            <Button variant={variant} busy={busy} disabledReason={disabledReason} onClick={() => void onConfirm()}>
              {confirmLabel}
            </Button>
          )}
          <Button variant="outline" onClick={close}>
            {cancelLabel}
          </Button>
        </>
      }
    >
      {children !== undefined && <div>{children}</div>}
      {rows.length > 0 && <DescriptionList rows={rows} />}
      {error !== undefined && error !== null && (
        // Scroll the error into view: the text above it may fill the dialog.
        <Notice level="error" live="alert" text={error} ref={intoView} />
      )}
    </Dialog>
  )
}
