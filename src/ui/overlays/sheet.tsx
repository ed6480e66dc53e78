import { clsx } from 'clsx'
import type { ComponentProps, ReactNode } from 'react'
import { ScrollBody } from '../content/scroll-body'
import { Modal, ModalClose, ModalTitle, useModal } from './modal'
import { ModalFrame, type ModalFrameProps } from './modal-frame'

export const Sheet = Modal

export interface SheetContentProps extends Pick<ModalFrameProps, 'returnFocusTo' | 'children'> {
  /** 480 or 560 px wide; full width on mobile. */
  size?: 'md' | 'lg'
}

export function SheetContent({ size = 'md', ...props }: SheetContentProps) {
  const { open, requestClose, titleId } = useModal()
  if (!open) return null
  return (
    <ModalFrame
      slot="sheet"
      labelledBy={titleId}
      dismissible
      onCloseRequest={requestClose}
      className={clsx(
        'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-dvh w-full max-w-full flex-col not-short:overflow-hidden short:overflow-y-auto border-border bg-popover text-popover-foreground shadow-floating transition-[translate,opacity] duration-180 open:flex sm:border-l starting:open:translate-x-8 starting:open:opacity-0',
        size === 'md' ? 'sm:w-[480px]' : 'sm:w-[560px]',
      )}
      {...props}
    />
  )
}

export const SheetHeader = ({ closeLabel, children }: { closeLabel: string; children: ReactNode }) => (
  <header
    data-slot="sheet-header"
    className="flex items-start justify-between gap-4 border-b border-border px-4 py-4 sm:px-6"
  >
    <div className="min-w-0 space-y-1">{children}</div>
    <ModalClose label={closeLabel} />
  </header>
)

export const SheetTitle = (props: { children: ReactNode }) => <ModalTitle slot="sheet-title" {...props} />

/** Class of a form that holds both body and footer: one column, so that only the body scrolls. */
export const sheetFormClass = 'flex grow flex-col not-short:min-h-0'

export const SheetBody = (props: ComponentProps<'div'>) => <ScrollBody data-slot="sheet-body" {...props} />

export function SheetFooter({ className, ...props }: ComponentProps<'footer'>) {
  return (
    <footer
      data-slot="sheet-footer"
      className={clsx(
        'flex flex-row-reverse flex-wrap gap-3 [reading-flow:flex-visual] border-t border-border px-4 py-4 max-sm:*:grow sm:px-6',
        className,
      )}
      {...props}
    />
  )
}
