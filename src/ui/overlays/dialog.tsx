import { Modal, type ModalProps } from './modal'

export const dialogClass =
  'm-auto short:overflow-y-auto max-h-[calc(100dvh-2rem)] w-[calc(100%-2rem)] max-w-xl flex-col not-short:overflow-hidden rounded-lg border border-border bg-card shadow-floating transition-opacity open:flex starting:open:opacity-0'

/** A modal question or message; open while mounted. */
export const Dialog = (props: ModalProps) => (
  <Modal
    {...props}
    slot="dialog"
    className={dialogClass}
    contentClass="contents"
    headerClass="px-4 pt-4 sm:px-6 sm:pt-6"
    footerClass="flex-col px-4 pt-2 pb-4 sm:flex-row-reverse sm:flex-wrap sm:px-6 sm:pb-6"
  />
)
