import { type KeyboardEvent, useCallback, useId, useRef, useState } from 'react'
import { useOnDemand } from '../use-on-demand'
import { loadPositioning } from './popover'

const HIDE_DELAY_MS = 150

/**
 * A text below its control, on the native popover. It describes the control for screen readers also while it is closed. It
 * stays open while it is hovered and closes with Escape (WCAG 1.4.13).
 */
export function useTooltip(text: string | undefined) {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  const [positionPopover, fetchPositioning] = useOnDemand(loadPositioning)
  const [isOpen, setIsOpen] = useState(false)
  // Close when the text disappears, so that a later text does not reopen the tooltip by itself.
  if (text === undefined && isOpen) setIsOpen(false)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  const open = useCallback(
    (panel: HTMLElement | null) => {
      if (!panel || !positionPopover || !ref.current) return undefined
      panel.showPopover()
      const stop = positionPopover(ref.current, panel, true, '')
      return () => {
        stop()
        panel.hidePopover()
      }
    },
    [positionPopover],
  )

  const show = () => {
    clearTimeout(hiding.current)
    fetchPositioning()
    setIsOpen(true)
  }
  const hide = () => setIsOpen(false)
  const hideSoon = () => {
    clearTimeout(hiding.current)
    hiding.current = setTimeout(hide, HIDE_DELAY_MS)
  }

  return {
    show,
    triggerProps: {
      ref,
      'aria-describedby': id,
      onPointerEnter: show,
      onPointerLeave: hideSoon,
      onFocus: () => {
        if (ref.current?.matches(':focus-visible')) show()
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        // Escape closes only the tooltip; the next press closes the dialog around it.
        if (event.key !== 'Escape' || !isOpen) return
        event.preventDefault()
        event.stopPropagation()
        hide()
      },
    },
    tooltip: (
      <span
        ref={isOpen ? open : undefined}
        id={id}
        popover="manual"
        role="tooltip"
        data-slot="tooltip-content"
        className="fixed inset-auto m-0 w-max max-w-80 rounded-md bg-foreground px-3 py-1.5 text-left text-sm font-normal text-background shadow-floating"
        onPointerEnter={show}
        onPointerLeave={hideSoon}
      >
        {text}
      </span>
    ),
  }
}
