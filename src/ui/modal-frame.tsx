import { clsx } from 'clsx'
import { type KeyboardEvent, type MouseEvent, type ReactNode, useEffect, useLayoutEffect, useRef } from 'react'
import { createPortal } from 'react-dom'
import { addOpenModal } from './open-modals'

export interface ModalFrameProps {
  /** Id of the heading that names the dialog. */
  labelledBy: string
  id?: string | undefined
  describedBy?: string | undefined
  /** `alertdialog` for a message that must be answered. */
  role?: 'dialog' | 'alertdialog'
  /** Escape and a press on the backdrop ask to close. When false nothing but the caller closes it (NAV-10). */
  dismissible: boolean
  /** The user asked to close; the caller decides (it may show a confirm first). */
  onCloseRequest?: (() => void) | undefined
  /** Where focus goes afterwards when the element that opened the dialog is gone or out of sight. */
  returnFocusTo?: (() => HTMLElement | null) | undefined
  slot: string
  className: string
  children: ReactNode
}

/**
 * The native modal shared by dialogs, slide-outs and the menu drawer; mounted means open. It stands at the end of the
 * body, wherever it is drawn: in a part of the page that is hidden it would hold the page unseen. Focus moves to `[data-autofocus]`, else to the
 * heading, so that a stray Enter confirms nothing; afterwards the browser gives it back to where it was.
 */
export function ModalFrame({
  labelledBy,
  id,
  describedBy,
  role,
  dismissible,
  onCloseRequest,
  returnFocusTo,
  slot,
  className,
  children,
}: ModalFrameProps) {
  const ref = useRef<HTMLDialogElement>(null)
  const pressedOnBackdrop = useRef(false)
  const returnFocus = useRef(returnFocusTo)
  useEffect(() => {
    returnFocus.current = returnFocusTo
  }, [returnFocusTo])

  // A layout effect, because its clean-up runs while the element is still in the document: close() gives focus back.
  useLayoutEffect(() => {
    const dialog = ref.current
    if (!dialog) return
    const opener = document.activeElement
    showAndFocus(dialog)
    const remove = addOpenModal(dialog)
    return () => {
      dialog.close()
      remove()
      // When several modals close at once the browser can lose the way back; look after all of them are gone.
      queueMicrotask(() => {
        if (document.activeElement !== document.body) return
        // The heading is last: whoever opened the dialog by a shortcut may have had no focus, or its element is gone.
        const targets = [returnFocus.current?.(), opener, document.querySelector('main h1')]
        const target = targets.find((it) => it instanceof HTMLElement && it.isConnected && it !== document.body)
        if (target instanceof HTMLElement) target.focus()
      })
    }
  }, [])

  const requestClose = () => {
    if (dismissible) onCloseRequest?.()
  }

  return createPortal(
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape and the backdrop belong to the dialog
    <dialog
      ref={ref}
      id={id}
      data-slot={slot}
      // An explicit "dialog" would repeat the element's own role.
      role={role === 'alertdialog' ? role : undefined}
      aria-labelledby={labelledBy}
      aria-describedby={describedBy}
      className={clsx('text-foreground', className)}
      onKeyDown={(event: KeyboardEvent) => {
        // Taken from keydown: browsers let a repeated Escape close a dialog although its cancel event was prevented.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
        event.preventDefault()
        event.stopPropagation()
        requestClose()
      }}
      onCancel={(event) => {
        if (event.target !== event.currentTarget) return
        event.preventDefault()
        requestClose()
      }}
      onClose={(event) => {
        // Closed by the browser against our wish: open again, then ask like for any other request.
        const dialog = event.currentTarget
        if (event.target !== dialog || dialog.open || !dialog.isConnected) return
        showAndFocus(dialog)
        requestClose()
      }}
      // A press that starts in a field and ends outside (selecting text) is not a press on the backdrop.
      onPointerDown={(event) => {
        pressedOnBackdrop.current = isOnBackdrop(event)
      }}
      onClick={(event) => {
        // The second half of a double click was meant for the button that opened the dialog.
        const isNew = event.detail < 2
        if (isNew && pressedOnBackdrop.current && isOnBackdrop(event)) requestClose()
        pressedOnBackdrop.current = false
      }}
    >
      {children}
    </dialog>,
    document.body,
  )
}

function showAndFocus(dialog: HTMLDialogElement) {
  dialog.showModal()
  const wished = dialog.querySelector<HTMLElement>('[data-autofocus]')
  const target = wished ?? dialog.querySelector<HTMLElement>('[data-slot$="-title"]')
  target?.focus({ preventScroll: wished === null })
}

/** The backdrop belongs to the dialog element: the target is the dialog, the point outside its box. */
function isOnBackdrop(event: MouseEvent<HTMLDialogElement>): boolean {
  if (event.target !== event.currentTarget) return false
  const box = event.currentTarget.getBoundingClientRect()
  const { clientX: x, clientY: y } = event
  return x < box.left || x > box.right || y < box.top || y > box.bottom
}
