import { useSyncExternalStore } from 'react'

/** The open modals, the topmost last: all that lies outside of it is inert. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const publish = (next: readonly HTMLDialogElement[]) => {
  open = next
  for (const listener of listeners) listener()
}

/** Called by ModalFrame when it shows its dialog. @returns what to call when it closes */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  publish([...open, dialog])
  return () => publish(open.filter((other) => other !== dialog))
}

/** The modal that holds the page now; undefined while none does. */
export const topmostModal = (): HTMLDialogElement | undefined => open.at(-1)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** The same, as a subscription. */
export const useTopmostModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(subscribe, topmostModal, () => undefined)
