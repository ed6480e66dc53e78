import { X } from 'lucide-react'
import { createContext, type ReactNode, use, useId, useMemo } from 'react'
import { IconButton } from '../inputs/icon-button'

export interface ModalProps {
  open: boolean
  /** Called with false when the user asks to close; the caller decides. */
  onOpenChange?: (open: boolean) => void
  children: ReactNode
}

interface ModalContext {
  open: boolean
  requestClose: () => void
  titleId: string
}

const Context = createContext<ModalContext | undefined>(undefined)

/** Shared by Dialog and Sheet. The content is mounted only while it is open. */
export function Modal({ open, onOpenChange, children }: ModalProps) {
  const titleId = useId()
  const context = useMemo(
    () => ({ open, requestClose: () => onOpenChange?.(false), titleId }),
    [open, onOpenChange, titleId],
  )
  return <Context value={context}>{children}</Context>
}

export function useModal(): ModalContext {
  const context = use(Context)
  if (!context) throw new Error('this component must be inside a Dialog or Sheet')
  return context
}

export const ModalTitle = ({ slot, children }: { slot: string; children: ReactNode }) => (
  <h2 id={useModal().titleId} data-slot={slot} tabIndex={-1} className="rounded-sm text-xl font-semibold">
    {children}
  </h2>
)

export function ModalClose({ label }: { label: string }) {
  const { requestClose } = useModal()
  return <IconButton label={label} icon={<X />} className="-mt-1.5 -mr-2" onClick={requestClose} />
}
