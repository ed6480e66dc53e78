import { clsx } from 'clsx'
import { type KeyboardEvent, type ReactNode, useCallback, useId, useState } from 'react'
import { useOnDemand } from '../use-on-demand'

export interface PopoverProps {
  label: string
  trigger: (props: { popoverTarget: string; 'aria-expanded': boolean; 'aria-haspopup': 'dialog' }) => ReactNode
  /** Mounted only while open. `close` closes the panel and returns focus to the trigger. */
  children: (close: () => void) => ReactNode
  /** The panel must be fully visible, like a calendar. If it fits on neither side, it overlaps its button. */
  isWhole?: boolean
  className?: string
}

export const loadPositioning = () => import('./position-popover').then(({ positionPopover }) => positionPopover)

/** A small panel next to its button, on the native popover (light dismiss, Escape): calendar, filters. */
export function Popover({ label, trigger, children, isWhole = false, className }: PopoverProps) {
  const id = useId()
  const [open, setOpen] = useState(false)
  // Positioned by script, because some supported browsers lack CSS anchor positioning.
  const [positionPopover, fetchPositioning] = useOnDemand(loadPositioning)

  const position = useCallback(
    (panel: HTMLElement | null) => {
      const anchor = triggerOf(id)
      if (!panel || !anchor) return undefined
      return positionPopover?.(anchor, panel, isWhole)
    },
    [isWhole, id, positionPopover],
  )

  const close = () => {
    document.getElementById(id)?.hidePopover()
    triggerOf(id)?.focus()
  }

  return (
    <>
      {trigger({ popoverTarget: id, 'aria-expanded': open, 'aria-haspopup': 'dialog' })}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape must close only this panel */}
      <div
        ref={open ? position : undefined}
        id={id}
        popover="auto"
        data-slot="popover"
        // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- a dialog element has its own open state, which conflicts with the popover's
        role="dialog"
        aria-label={label}
        onToggle={(event) => {
          const isOpen = event.newState === 'open'
          if (isOpen) fetchPositioning()
          setOpen(isOpen)
        }}
        onKeyDown={(event: KeyboardEvent) => {
          // Escape closes only this panel, not the dialog around it.
          if (event.key !== 'Escape' || event.defaultPrevented) return
          event.preventDefault()
          event.stopPropagation()
          close()
        }}
        className={clsx(
          'fixed inset-auto m-0 max-w-[calc(100vw-1rem)] rounded-lg border border-border bg-card p-3 text-foreground shadow-floating',
          className,
        )}
      >
        {open && positionPopover && children(close)}
      </div>
    </>
  )
}

function triggerOf(panelId: string): HTMLElement | null {
  return document.querySelector<HTMLElement>(`[popovertarget="${panelId}"]`)
}
