import { createAtom, useSelector } from '@tanstack/react-store'
import type { RefObject } from 'react'

interface Layer {
  /** Undefined when it closed, as long as another modal is above: one of the same kind can then take its place. */
  dialog: HTMLDialogElement | undefined
  slot: string | undefined
  /** The element that had the focus when it opened. */
  opener: Element | null
}

/** The open modals, the topmost last. Everything outside the topmost one is inert. */
const layers = createAtom<readonly Layer[]>([])

const modalsIn = (some: readonly Layer[]) => some.flatMap(({ dialog }) => dialog ?? [])

/**
 * Called by ModalFrame when it opens its dialog. A modal that replaces one of its kind, such as a loaded slide-out its
 * skeleton, takes over its opener and its place under modals that were opened above meanwhile.
 * @returns the modals that must stay above it, its opener, and a function to call when it closes
 */
export function addOpenModal(dialog: HTMLDialogElement, focused: Element | null) {
  const before = layers.get()
  const { slot } = dialog.dataset
  const replaced = before.findIndex((layer) => layer.dialog === undefined && layer.slot === slot)
  const at = replaced < 0 ? before.length : replaced
  const layer = { dialog, slot, opener: before[at]?.opener ?? focused }
  layers.set(before.toSpliced(at, 1, layer))
  return {
    above: modalsIn(before.slice(at)),
    opener: layer.opener,
    remove: () => {
      layers.set(layers.get().map((other) => (other === layer ? { ...layer, dialog: undefined } : other)))
      // Deferred: a modal that opens above in the same React commit is added after this call.
      queueMicrotask(() => {
        const left = layers.get()
        layers.set(left.slice(0, left.findLastIndex((other) => other.dialog) + 1))
      })
    },
  }
}

const topmost = (some: readonly Layer[]) => modalsIn(some).at(-1)

/** The topmost open modal; undefined when none is open. */
export const topmostModal = (): HTMLDialogElement | undefined => topmost(layers.get())

/** The topmost open slide-out, even if a dialog is above it. */
export const topmostSheet = (): HTMLDialogElement | undefined =>
  modalsIn(layers.get()).findLast(({ dataset }) => dataset.slot === 'sheet')

export const useTopmostModal = (): HTMLDialogElement | undefined => useSelector(layers, topmost)

/** Outside a modal everything is inert, and outside landmarks screen reader users may miss the box. */
export function portalContainer(anchor: RefObject<Element | null>): RefObject<HTMLElement | null> {
  return {
    get current() {
      return anchor.current?.closest<HTMLElement>('dialog, main, header') ?? document.body
    },
  }
}
