import { createAtom, useSelector } from '@tanstack/react-store'
import type { RefObject } from 'react'

/** The open modals, the topmost last. Everything outside the topmost one is inert. */
const open = createAtom<readonly HTMLDialogElement[]>([])

/** Called by ModalFrame when it opens its dialog. @returns a function to call when it closes */
export function addOpenModal(dialog: HTMLDialogElement): () => void {
  open.set([...open.get(), dialog])
  return () => open.set(open.get().filter((other) => other !== dialog))
}

/** The topmost open modal; undefined when none is open. */
export const topmostModal = (): HTMLDialogElement | undefined => open.get().at(-1)

export const useTopmostModal = (): HTMLDialogElement | undefined => useSelector(open, (modals) => modals.at(-1))

/** Outside a modal everything is inert, and outside landmarks screen reader users may miss the box. */
export function portalContainer(anchor: RefObject<Element | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return anchor.current?.closest<HTMLElement>('dialog, main, header') ?? document.body
    },
  }
}
