import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useMemo } from 'react'
import { IconButton } from './icon-button'

export interface ModalProps {
  open: boolean
  /**
   * Called with false when the user asks to close (Escape, backdrop, close button); the caller decides, it may ask first
   * when something would be lost.
   */
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

interface ModalContext {
  open: boolean
  requestClose: () => void
  titleId: string
}

const Context = createContext<ModalContext | undefined>(undefined)

/** What the parts of a dialog, alert dialog or sheet share. Its content is drawn only while it is open. */
export function Modal({ open, onOpenChange, children }: ModalProps) {
  const titleId = useId()
  const context = useMemo(
    () => ({ open, requestClose: () => onOpenChange?.(false), titleId }),
    [open, onOpenChange, titleId],
  )
  return <Context value={context}>{children}</Context>
}

/** The modal around a part. @throws Error outside of one. */
export function useModal(): ModalContext {
  const context = use(Context)
  if (!context) throw new Error('a part of a dialog stands outside of its dialog')
  return context
}

/** The close button at the right end of a header. */
export function ModalClose({ label }: { label: string }) {
  const { requestClose } = useModal()
  return <IconButton label={label} icon={<X />} className="-mt-1.5 -mr-2" onClick={requestClose} />
}
