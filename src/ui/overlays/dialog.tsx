import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ScrollBody } from '../content/scroll-body'
import { Modal, type ModalProps } from './modal'

export const dialogSizes = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' }

export const dialogClass =
  'm-auto short:overflow-y-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col not-short:overflow-hidden rounded-lg border border-border bg-popover text-popover-foreground shadow-floating transition-opacity open:flex starting:open:opacity-0'

export interface DialogProps extends ModalProps {
  size?: keyof typeof dialogSizes
  /** Id of the text of a message that must be answered: only its own buttons close it (the error popup, NAV-10). */
  describedBy?: string
}

export const Dialog = ({ size = 'md', describedBy, ...props }: DialogProps) => (
  <Modal
    slot="dialog"
    role={describedBy === undefined ? 'dialog' : 'alertdialog'}
    describedBy={describedBy}
    dismissible={describedBy === undefined}
    headerClass="pt-4 sm:px-6 sm:pt-6"
    className={clsx(dialogClass, dialogSizes[size])}
    {...props}
  />
)

export const DialogBody = (props: ComponentProps<'div'>) => <ScrollBody data-slot="dialog-body" {...props} />

/** Buttons. Write the primary button first: it is shown rightmost, and on top on mobile. Tab follows the visual order. */
export const DialogFooter = ({ children }: { children: ReactNode }) => (
  <footer
    data-slot="dialog-footer"
    className="flex flex-col gap-3 px-4 pt-2 pb-4 sm:flex-row-reverse sm:flex-wrap sm:px-6 sm:pb-6 [reading-flow:flex-visual]"
  >
    {children}
  </footer>
)
