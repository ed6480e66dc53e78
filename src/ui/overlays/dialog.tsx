import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ScrollBody } from '../content/scroll-body'
import { Modal, ModalClose, type ModalProps, useModal } from './modal'
import { ModalFrame, type ModalFrameProps } from './modal-frame'

/** A modal question or message on the native dialog element. */
export function Dialog(props: ModalProps) {
  return <Modal {...props} />
}

export const dialogSizes = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' }

export const dialogClass =
  'm-auto short:overflow-y-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col not-short:overflow-hidden rounded-lg border border-border bg-popover text-popover-foreground shadow-floating transition-opacity open:flex starting:open:opacity-0'

export interface DialogContentProps extends Pick<ModalFrameProps, 'returnFocusTo' | 'children'> {
  size?: keyof typeof dialogSizes
  /** Id of an element in the body that describes the dialog when it opens (short texts only). */
  'aria-describedby'?: string
}

export function DialogContent({ size = 'md', 'aria-describedby': describedBy, ...props }: DialogContentProps) {
  const { open, requestClose, titleId } = useModal()
  if (!open) return null
  return (
    <ModalFrame
      slot="dialog"
      labelledBy={titleId}
      describedBy={describedBy}
      dismissible
      onCloseRequest={requestClose}
      className={clsx(dialogClass, dialogSizes[size])}
      {...props}
    />
  )
}

export interface DialogHeaderProps extends ComponentProps<'header'> {
  /** Accessible name of the close button. */
  closeLabel?: string
}

export function DialogHeader({ closeLabel, className, children, ...props }: DialogHeaderProps) {
  return (
    <header
      data-slot="dialog-header"
      className={clsx('flex items-start justify-between gap-4 px-4 pt-4 sm:px-6 sm:pt-6', className)}
      {...props}
    >
      <div className="min-w-0 space-y-1">{children}</div>
      {closeLabel !== undefined && <ModalClose label={closeLabel} />}
    </header>
  )
}

/** Names the dialog and receives focus when it opens. */
export function DialogTitle({ className, ...props }: ComponentProps<'h2'>) {
  const { titleId } = useModal()
  return (
    // oxlint-disable-next-line jsx-a11y/heading-has-content -- children are passed in props
    <h2
      id={titleId}
      data-slot="dialog-title"
      tabIndex={-1}
      className={clsx('rounded-sm text-xl font-semibold', className)}
      {...props}
    />
  )
}

/** The scrolling part. */
export const DialogBody = (props: ComponentProps<'div'>) => <ScrollBody data-slot="dialog-body" {...props} />

/** Buttons. Write the primary button first: it is shown rightmost, and on top on mobile. Tab follows the visual order. */
export function DialogFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="dialog-footer"
      className={clsx(
        'flex flex-col gap-3 px-4 pt-2 pb-4 sm:flex-row-reverse sm:flex-wrap sm:px-6 sm:pb-6 [reading-flow:flex-visual]',
        className,
      )}
      {...props}
    />
  )
}
