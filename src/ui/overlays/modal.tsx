import { clsx } from 'clsx'
import { X } from 'lucide-react'
import { createContext, useId } from 'react'
import { IconButton } from '../inputs/icon-button'
import { ModalFrame, type ModalFrameProps } from './modal-frame'

export interface ModalProps extends Pick<ModalFrameProps, 'returnFocusTo' | 'children'> {
  open?: boolean
  title: string
  /** Accessible name of the close button; without it there is none. */
  closeLabel?: string | undefined
  /** Called when the user asks to close; the caller decides. */
  onClose?: () => void
}

interface ModalShellProps
  extends ModalProps,
    Pick<ModalFrameProps, 'role' | 'describedBy' | 'dismissible' | 'className'> {
  slot: 'dialog' | 'sheet'
  headerClass: string
}

/** Id of the heading, which names the scrolling part too. */
export const ModalTitleId = createContext<string | undefined>(undefined)

/** Frame and heading of Dialog and Sheet. The heading names the modal and receives focus when it opens. */
export function Modal({
  open = true,
  slot,
  title,
  closeLabel,
  onClose,
  headerClass,
  children,
  ...frame
}: ModalShellProps) {
  const titleId = useId()
  if (!open) return null
  return (
    <ModalFrame slot={slot} labelledBy={titleId} onCloseRequest={onClose} {...frame}>
      <header data-slot={`${slot}-header`} className={clsx('flex items-start justify-between gap-4 px-4', headerClass)}>
        <h2 id={titleId} data-slot={`${slot}-title`} tabIndex={-1} className="min-w-0 rounded-sm text-xl font-semibold">
          {title}
        </h2>
        {closeLabel !== undefined && (
          <IconButton label={closeLabel} icon={<X />} className="-mt-1.5 -mr-2" onClick={() => onClose?.()} />
        )}
      </header>
      <ModalTitleId value={titleId}>{children}</ModalTitleId>
    </ModalFrame>
  )
}
