import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react'
import { useOnDemand } from '../use-on-demand'

const HIDE_DELAY_MS = 150

const loadPopup = () => import('./tooltip').then(({ TooltipPopup }) => TooltipPopup)

/**
 * The text describes the control for screen readers from the start; the widget is fetched on first use. It stays open
 * while it is hovered and closes with Escape (WCAG 1.4.13).
 */
export function useTooltip(text: string | undefined) {
  const id = useId()
  const ref = useRef<HTMLButtonElement>(null)
  const [Popup, fetchPopup] = useOnDemand(loadPopup)
  const [isOpen, setIsOpen] = useState(false)
  // Close when the text disappears, so that a later text does not reopen the tooltip by itself.
  if (text === undefined && isOpen) setIsOpen(false)
  const hiding = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(hiding.current), [])

  const show = () => {
    clearTimeout(hiding.current)
    fetchPopup()
    setIsOpen(true)
  }
  const hide = () => {
    clearTimeout(hiding.current)
    setIsOpen(false)
  }
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
      <>
        <span id={id} hidden>
          {text}
        </span>
        {Popup && (
          <Popup open={isOpen} anchor={ref} onPointerEnter={show} onPointerLeave={hideSoon}>
            {text}
          </Popup>
        )}
      </>
    ),
  }
}
