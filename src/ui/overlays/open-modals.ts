import { useSyncExternalStore } from 'react'

/** The open modals, the topmost last. Everything outside the topmost one is inert. */
let open: readonly HTMLDialogElement[] = []
const listeners = new Set<() => void>()

const publish = (next: readonly HTMLDialogElement[]) => {
  open = next
  for (const listener of listeners) listener()
}

/** Called by ModalFrame when it opens its dialog. @returns a function to call when it closes */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  publish([...open, dialog])
  return () => publish(open.filter((other) => other !== dialog))
}

/** The topmost open modal; undefined when none is open. */
export const topmostModal = (): HTMLDialogElement | undefined => open.at(-1)

const subscribe = (listener: () => void) => {
  listeners.add(listener)
  return () => listeners.delete(listener)
}

/** Reactive version of topmostModal. */
export const useTopmostModal = (): HTMLDialogElement | undefined =>
  useSyncExternalStore(subscribe, topmostModal, () => undefined)
