import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button'
import { ModalFrame } from './modal-frame'

interface DialogBase {
  open: boolean
  title: ReactNode
  children?: ReactNode
  /** Buttons, primary first in the code: it stands at the right end, on mobile on top. */
  actions?: ReactNode
  role?: 'dialog' | 'alertdialog'
  size?: 'sm' | 'md' | 'lg'
  /** Names an element of the body that describes the dialog when it opens (short texts only). */
  describedBy?: string
  returnFocusTo?: () => HTMLElement | null
}

export type DialogProps = DialogBase &
  (
    | {
        /** Escape, backdrop and the close button ask to close. */
        dismissible?: true
        closeLabel: string
        onCloseRequest: () => void
      }
    | {
        /** Only the caller's actions close it, e.g. while money moves or for the error popup (NAV-10). */
        dismissible: false
        closeLabel?: undefined
        onCloseRequest?: undefined
      }
  )

const sizes = { sm: 'max-w-md', md: 'max-w-xl', lg: 'max-w-3xl' }

/** A modal question or message on the native dialog element. Its children live only while it is open. */
export function Dialog({ open, ...rest }: DialogProps) {
  return open ? <OpenDialog {...rest} /> : null
}

function OpenDialog({
  title,
  children,
  actions,
  role = 'dialog',
  size = 'md',
  describedBy,
  returnFocusTo,
  dismissible = true,
  closeLabel,
  onCloseRequest,
}: Omit<DialogProps, 'open'>) {
  const titleId = useId()
  return (
    <ModalFrame
      slot="dialog"
      labelledBy={titleId}
      describedBy={describedBy}
      role={role}
      dismissible={dismissible}
      onCloseRequest={onCloseRequest}
      returnFocusTo={returnFocusTo}
      className={clsx(
        'm-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col overflow-hidden rounded-lg border border-border bg-popover shadow-floating transition-opacity open:flex starting:open:opacity-0',
        sizes[size],
      )}
    >
      <header className="flex items-start justify-between gap-4 px-4 pt-4 sm:px-6 sm:pt-6">
        <h2 id={titleId} data-slot="dialog-title" tabIndex={-1} className="rounded-sm text-xl font-semibold">
          {title}
        </h2>
        {dismissible && closeLabel !== undefined && (
          <IconButton label={closeLabel} icon={<X />} className="-mt-1.5 -mr-2" onClick={() => onCloseRequest?.()} />
        )}
      </header>
      {children !== undefined && (
        <div data-slot="dialog-body" className="min-h-0 grow space-y-4 overflow-y-auto px-4 py-4 sm:px-6">
          {children}
        </div>
      )}
      {actions !== undefined && (
        <footer
          data-slot="dialog-actions"
          className="flex flex-col gap-3 px-4 pt-2 pb-4 sm:flex-row-reverse sm:flex-wrap sm:px-6 sm:pb-6"
        >
          {actions}
        </footer>
      )}
    </ModalFrame>
  )
}
