import { clsx } from 'clsx'
import {
  DialogBody,
  type DialogContentProps,
  DialogFooter,
  DialogHeader,
  DialogTitle,
  dialogClass,
  dialogSizes,
} from './dialog'
import { Modal, type ModalProps, useModal } from './modal'
import { ModalFrame } from './modal-frame'

/** A message that must be answered: only its own buttons close it (the error popup, NAV-10). */
export function AlertDialog(props: Omit<ModalProps, 'onOpenChange'>) {
  return <Modal {...props} />
}

export function AlertDialogContent({ size = 'md', 'aria-describedby': describedBy, ...props }: DialogContentProps) {
  const { open, titleId } = useModal()
  if (!open) return null
  return (
    <ModalFrame
      slot="alert-dialog"
      role="alertdialog"
      labelledBy={titleId}
      describedBy={describedBy}
      dismissible={false}
      className={clsx(dialogClass, dialogSizes[size])}
      {...props}
    />
  )
}

export {
  DialogBody as AlertDialogBody,
  DialogFooter as AlertDialogFooter,
  DialogHeader as AlertDialogHeader,
  DialogTitle as AlertDialogTitle,
}
