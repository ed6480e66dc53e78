import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { addOpenModal, topmostModal } from './open-modals'

export interface ModalFrameProps {
  labelledBy: string
  /** Id of the text of a message that must be answered: then only its own buttons close it (NAV-10). */
  describedBy?: string | undefined
  /** Called for Escape and a press on the backdrop; the caller decides, and may ask first. */
  onClose?: (() => void) | undefined
  /** Focus target after closing when the element that opened the dialog is removed or not visible. The first one is kept. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
  slot: string
  className: string
  children: ReactNode
}

/**
 * The native modal behind dialogs, slide-outs and the menu drawer; open while mounted. Portalled to the end of the
 * body: inside a hidden part of the page it would make the page inert without being visible. Focus moves to
 * `[data-autofocus]`, otherwise to the heading, so that a stray Enter confirms nothing.
 */
export function ModalFrame(props: ModalFrameProps) {
  const { labelledBy, describedBy, onClose, returnFocusTo, slot, className, children } = props
  const [open] = useState(() => modalOpener(returnFocusTo))
  const pressedOnBackdrop = useRef(false)

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and backdrop presses are handled on the dialog
    <dialog
      ref={open}
      data-slot={slot}
      // An explicit role="dialog" would repeat the element's implicit role.
      role={describedBy === undefined ? undefined : 'alertdialog'}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={clsx('text-foreground', className)}
      onKeyDown={(event: KeyboardEvent) => {
        // Handled on keydown: browsers close a dialog on a repeated Escape even when its cancel event was prevented.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        onClose?.()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        onClose?.()
      }}
      onClose={(event) => {
        // The browser closed the dialog without asking. Reopen it, then request closing like any other way.
        const dialog = event.currentTarget
        if (event.target !== dialog || dialog.open || !dialog.isConnected) return
        showAndFocus(dialog)
        onClose?.()
      }}
      // A press that starts in a field and ends outside (selecting text) must not count as a press on the backdrop.
      onPointerDown={(event) => {
        pressedOnBackdrop.current = isOnBackdrop(event)
      }}
      onClick={(event) => {
        // Ignore the second click of a double click: it was aimed at the button that opened the dialog.
        const isNew = event.detail < 2
        if (isNew && pressedOnBackdrop.current && isOnBackdrop(event)) onClose?.()
        pressedOnBackdrop.current = false
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}

/** A ref callback: its clean-up runs while the dialog is still in the document, so that close() returns focus. */
const modalOpener = (returnFocusTo: ModalFrameProps['returnFocusTo']) => (dialog: HTMLDialogElement) => {
  const focused = document.activeElement
  showAndFocus(dialog)
  const { above, opener, remove } = addOpenModal(dialog, focused)
  // Browsers open a dialog above all others, and reopening is the only way to change their order.
  for (const modal of above) {
    modal.close()
    modal.showModal()
  }
  if (above.length > 0 && focused instanceof HTMLElement) focused.focus()
  return () => {
    dialog.close()
    remove()
    closed.push({ returnFocusTo, opener })
    // When several modals close at once, the browser can lose the element to return to. A table row that opened the dialog,
    // such as a rejected request, can leave the page one task later, because TanStack Query notifies by setTimeout.
    setTimeout(returnFocus, 0)
  }
}

/** Modals that have closed since the focus was last returned, the first closed first. */
const closed: { returnFocusTo: ModalFrameProps['returnFocusTo']; opener: Element | null }[] = []

/**
 * Runs in the task after a modal has closed. On a busy page, the modal below it can close before that task. The opener of the
 * upper modal was inside the lower one and is gone, so the focus goes to the opener of the lower one.
 */
function returnFocus() {
  const modals = closed.splice(0)
  if (modals.length === 0 || document.activeElement !== document.body) return
  // A dialog opened by a shortcut may have no opener, or the opener was removed. Then the heading gets the focus: that of the
  // topmost modal, otherwise that of the page.
  const modal = topmostModal()
  const wished = modals.flatMap(({ returnFocusTo, opener }) => [returnFocusTo?.(), opener])
  const targets = [...wished, titleOf(modal), document.querySelector('main h1')]
  const mayFocus = (it: Element) => it.isConnected && it !== document.body && (!modal || modal.contains(it))
  const target = targets.find((it) => it && mayFocus(it))
  if (target instanceof HTMLElement) target.focus()
}

const titleOf = (dialog: HTMLDialogElement | undefined) =>
  dialog?.querySelector<HTMLElement>('[data-slot$="-title"]') ?? null

function showAndFocus(dialog: HTMLDialogElement) {
  dialog.showModal()
  const wished = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const target = wished ?? titleOf(dialog)
  target?.focus({ preventScroll: wished === null })
}

/** A press on the backdrop targets the dialog element itself, at a point outside its box. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
