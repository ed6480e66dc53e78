import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { type ReactNode, useId } from 'react'
import { IconButton } from './icon-button'
import { ModalFrame } from './modal-frame'

export interface SlideOutProps {
  open: boolean
  title: ReactNode
  description?: ReactNode
  closeLabel: string
  /** Close button, Escape and backdrop all come here: ask first when something would be lost. */
  onCloseRequest: () => void
  children?: ReactNode
  /** Footer, primary first in the code: it stands at the right end. */
  actions?: ReactNode
  /** 480 or 560 px; full width on mobile. */
  size?: 'md' | 'lg'
  /** Wraps body and footer, e.g. a form: `frame={(content, className) => <form className={className}>{content}</form>}`. */
  frame?: (content: ReactNode, className: string) => ReactNode
  returnFocusTo?: () => HTMLElement | null
}

/** A panel from the right for one thing of a list: details or a short form. Its children live only while it is open. */
export function SlideOut({ open, ...rest }: SlideOutProps) {
  return open ? <OpenSlideOut {...rest} /> : null
}

function OpenSlideOut({
  title,
  description,
  closeLabel,
  onCloseRequest,
  children,
  actions,
  size = 'md',
  frame = (content, className) => <div className={className}>{content}</div>,
  returnFocusTo,
}: Omit<SlideOutProps, 'open'>) {
  const titleId = useId()
  const content = (
    <>
      <div data-slot="slide-out-body" className="min-h-0 grow space-y-4 overflow-y-auto px-4 py-4 sm:px-6">
        {children}
      </div>
      {actions !== undefined && (
        <footer
          data-slot="slide-out-actions"
          className="flex flex-row-reverse flex-wrap gap-3 border-t border-border px-4 py-4 max-sm:*:grow sm:px-6"
        >
          {actions}
        </footer>
      )}
    </>
  )
  return (
    <ModalFrame
      slot="slide-out"
      labelledBy={titleId}
      dismissible
      onCloseRequest={onCloseRequest}
      returnFocusTo={returnFocusTo}
      className={clsx(
        'fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-dvh w-full max-w-full flex-col overflow-hidden border-border bg-popover shadow-floating transition-[translate,opacity] duration-180 open:flex sm:border-l starting:open:translate-x-8 starting:open:opacity-0',
        size === 'md' ? 'sm:w-[480px]' : 'sm:w-[560px]',
      )}
    >
      <header className="flex items-start justify-between gap-4 border-b border-border px-4 py-4 sm:px-6">
        <div className="min-w-0 space-y-1">
          <h2 id={titleId} data-slot="slide-out-title" tabIndex={-1} className="rounded-sm text-xl font-semibold">
            {title}
          </h2>
          {description !== undefined && <p className="text-muted-foreground">{description}</p>}
        </div>
        <IconButton label={closeLabel} icon={<X />} className="-mt-1.5 -mr-2" onClick={() => onCloseRequest()} />
      </header>
      {frame(content, 'flex min-h-0 grow flex-col')}
    </ModalFrame>
  )
}
