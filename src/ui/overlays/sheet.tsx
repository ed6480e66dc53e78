import { clsx } from 'clsx'
import type { ComponentProps } from 'react'
import { ScrollBody } from '../content/scroll-body'
import { Modal, type ModalProps } from './modal'

export interface SheetProps extends ModalProps {
  /** 480 or 560 px wide; full width on mobile. */
  size?: 'md' | 'lg' | undefined
}

export const Sheet = ({ size = 'md', ...props }: SheetProps) => (
  <Modal
    slot="sheet"
    dismissible
    headerClass="border-b border-border py-4 sm:px-6"
    className={clsx(
      'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-dvh w-full max-w-full flex-col not-short:overflow-hidden short:overflow-y-auto border-border bg-popover text-popover-foreground shadow-floating transition-[translate,opacity] duration-180 open:flex sm:border-l starting:open:translate-x-8 starting:open:opacity-0',
      size === 'md' ? 'sm:w-[480px]' : 'sm:w-[560px]',
    )}
    {...props}
  />
)

/** Class of a form that holds both body and footer: one column, so that only the body scrolls. */
export const sheetFormClass = 'flex grow flex-col not-short:min-h-0'

export const SheetBody = (props: ComponentProps<'div'>) => <ScrollBody data-slot="sheet-body" {...props} />

/** Buttons. Write the primary button first: it is shown rightmost. */
export const SheetFooter = ({ className, ...props }: ComponentProps<'footer'>) => (
  <footer
    data-slot="sheet-footer"
    className={clsx(
      'flex flex-row-reverse flex-wrap gap-3 [reading-flow:flex-visual] border-t border-border px-4 py-4 max-sm:*:grow sm:px-6',
      className,
    )}
    {...props}
  />
)
