import { clsx } from 'clsx'
import { Modal, type ModalProps } from './modal'

/** A panel from the right with the details of one list item or a short form; open while mounted. */
export const Sheet = ({ footerClass = 'flex-row-reverse', ...props }: ModalProps & { footerClass?: string }) => (
  <Modal
    {...props}
    slot="sheet"
    className="fixed inset-y-0 right-0 left-auto m-0 h-dvh max-h-dvh w-full max-w-full flex-col overflow-hidden border-border bg-card shadow-floating transition-[translate,opacity] duration-180 open:flex sm:w-[560px] sm:border-l starting:open:translate-x-8 starting:open:opacity-0"
    contentClass="flex min-h-0 grow flex-col overflow-x-hidden overflow-y-auto"
    headerClass="border-b border-border px-4 py-4 sm:px-6"
    footerClass={clsx('flex-wrap border-t border-border px-4 py-4 max-sm:*:grow sm:px-6', footerClass)}
  />
)
