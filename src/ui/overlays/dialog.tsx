import { clsx } from 'clsx'
import { Modal, type ModalProps } from './modal'

const sizes = { sm: 'max-w-md', md: 'max-w-xl' }

export const dialogClass = (size: keyof typeof sizes) =>
  clsx(
    'm-auto short:overflow-y-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] flex-col not-short:overflow-hidden rounded-lg border border-border bg-popover text-popover-foreground shadow-floating transition-opacity open:flex starting:open:opacity-0',
    sizes[size],
  )

/** A modal question or message; open while mounted. */
export const Dialog = ({ size = 'md', ...props }: ModalProps & { size?: keyof typeof sizes }) => (
  <Modal
    {...props}
    slot="dialog"
    className={dialogClass(size)}
    contentClass="contents"
    headerClass="px-4 pt-4 sm:px-6 sm:pt-6"
    footerClass="flex-col px-4 pt-2 pb-4 sm:flex-row-reverse sm:flex-wrap sm:px-6 sm:pb-6"
  />
)
