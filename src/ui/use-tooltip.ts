import { type KeyboardEvent, type RefObject, useEffect, useId, useRef } from 'react'
import { followAnchor } from './anchored'

const hideDelay = 150

/**
 * Behaviour of a tooltip (WCAG 1.4.13: hoverable, dismissible with Escape, stays while pointed at): shown on hover,
 * on keyboard focus, and by `show()`. The text stays in the document, so `aria-describedby` works while it is hidden.
 */
export function useTooltip<Anchor extends HTMLElement>(anchorRef: RefObject<Anchor | null>) {
  const id = useId()
  const tooltipRef = useRef<HTMLSpanElement>(null)
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const unfollow = useRef<() => void>(undefined)

  const hide = () => {
    clearTimeout(timer.current)
    unfollow.current?.()
    unfollow.current = undefined
    if (tooltipRef.current?.matches(':popover-open')) tooltipRef.current.hidePopover()
  }
  const show = () => {
    clearTimeout(timer.current)
    const tooltip = tooltipRef.current
    const anchor = anchorRef.current
    if (!tooltip || !anchor || tooltip.matches(':popover-open')) return
    tooltip.showPopover()
    unfollow.current = followAnchor(anchor, tooltip, { side: 'top', align: 'center', gap: 6 })
  }
  const hideSoon = () => {
    clearTimeout(timer.current)
    timer.current = setTimeout(hide, hideDelay)
  }

  useEffect(
    () => () => {
      clearTimeout(timer.current)
      unfollow.current?.()
    },
    [],
  )

  return {
    id,
    show,
    hide,
    anchorProps: {
      onPointerEnter: show,
      onPointerLeave: hideSoon,
      onFocus: () => {
        if (anchorRef.current?.matches(':focus-visible')) show()
      },
      onBlur: hide,
      onKeyDown: (event: KeyboardEvent) => {
        // One Escape closes one thing: the tooltip first, the dialog around it with the next press.
        if (event.key !== 'Escape' || !tooltipRef.current?.matches(':popover-open')) return
        event.preventDefault()
        event.stopPropagation()
        hide()
      },
    },
    tooltipProps: {
      id,
      ref: tooltipRef,
      role: 'tooltip',
      popover: 'manual',
      onPointerEnter: show,
      onPointerLeave: hideSoon,
    } as const,
  }
}

export const tooltipClass =
  'fixed inset-auto m-0 w-max max-w-72 rounded-md bg-foreground px-3 py-1.5 text-left text-sm font-normal text-background shadow-floating'
