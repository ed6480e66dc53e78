import { type KeyboardEvent, type ReactNode, type RefObject, useEffect, useId, useRef, useState } from 'react'
import { useOnDemand } from './use-on-demand'

const HIDE_DELAY_MS = 150

const loadPopup = () => import('./tooltip').then(({ TooltipPopup }) => TooltipPopup)

interface TriggerProps<Trigger extends HTMLElement> {
  ref: RefObject<Trigger | null>
  'aria-describedby': string
  onPointerEnter: () => void
  onPointerLeave: () => void
  onFocus: () => void
  onBlur: () => void
  onKeyDown: (event: KeyboardEvent) => void
}

/**
 * A tooltip for a control of the first pages: the widget is fetched when it is first wanted, while the text describes
 * the control from the start. Shown on hover, on keyboard focus and by `show()`; stays while it is pointed at and goes
 * with Escape (WCAG 1.4.13).
 */
export function useTooltip<Trigger extends HTMLElement>(
  text: ReactNode,
): { show: () => void; triggerProps: TriggerProps<Trigger>; tooltip: ReactNode } {
  const id = useId()
  const ref = useRef<Trigger>(null)
  const [Popup, fetchPopup] = useOnDemand(loadPopup)
  const [isOpen, setIsOpen] = useState(false)
  // A control that has nothing to say any more does not begin to, when it has again.
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
      onKeyDown: (event) => {
        // One Escape closes one thing: the tooltip first, the dialog around it with the next press.
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
