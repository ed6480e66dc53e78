import { m } from '@generated/messages/messages.js'
import { clsx } from 'clsx'
import { type RefObject, useEffect, useEffectEvent, useRef, useState } from 'react'
import { createPortal } from 'react-dom'
import { Notice } from '@/ui/content/notice'
import { Button } from '@/ui/inputs/button'
import { ButtonLink } from '@/ui/navigation/links'
import { useTopmostModal } from '@/ui/overlays/open-modals'
import { RECOVERED } from '@/ui/overlays/recover-focus'
import { dismissNotification, holdNotifications, type Notification, useNotifications } from './notifications'

const edges = {
  info: 'border-l-info [&>svg]:text-info',
  success: 'border-l-success [&>svg]:text-success',
  warning: 'border-l-attention [&>svg]:text-attention',
  error: 'border-l-error [&>svg]:text-error',
}

/** Screen readers announce changes of a live region only if it existed a moment before the change. */
const LIVE_AFTER_MS = 100

/** All toasts and persistent notifications (NAV-09). Moves into an open modal, since the rest of the page is inert. */
export function NotificationRegion() {
  const modal = useTopmostModal()
  return modal ? createPortal(<Region inModal />, modal) : <Region inModal={false} />
}

function Region({ inModal }: { inModal: boolean }) {
  const notifications = useNotifications()
  const ref = useRef<HTMLElement>(null)
  const isLive = useIsLive(ref, notifications.length > 0)
  const { edge, inset } = useUncoveredPosition(ref, inModal ? 'top' : 'bottom', isLive ? notifications.length : 0)

  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hovering pauses the timers and triggers no command
    <section
      ref={ref}
      popover="manual"
      data-slot="toast-region"
      aria-label={m.notifications_label()}
      aria-live="polite"
      aria-relevant="additions text"
      onPointerEnter={() => holdNotifications(true)}
      // The hold lasts until neither pointer nor focus is here: when it ends, all toasts whose time is over close.
      onPointerLeave={({ currentTarget }) => holdNotifications(currentTarget.contains(document.activeElement))}
      onFocus={() => holdNotifications(true)}
      onBlur={({ currentTarget, relatedTarget }) =>
        holdNotifications(
          currentTarget.contains(relatedTarget ?? document.activeElement) || currentTarget.matches(':hover'),
        )
      }
      style={inset === undefined ? undefined : { [edge]: inset }}
      className={clsx(
        'pointer-events-none fixed inset-x-0 m-0 flex w-full flex-col gap-3 bg-transparent p-4 not-open:hidden max-sm:max-h-[50dvh] max-sm:gap-2 max-sm:overflow-y-auto max-sm:p-2 max-sm:text-sm sm:max-w-md',
        // Below the top bar, or below the header of a slide-out.
        edge === 'top' ? 'top-top-bar bottom-auto' : 'top-auto bottom-0',
        // A slide-out is on the right, so the toasts go to the left.
        inModal ? 'sm:right-auto' : 'sm:left-auto',
      )}
    >
      {isLive && notifications.map((notification) => <Toast key={notification.uid} {...notification} />)}
    </section>
  )
}

/** Shows the region soon after mount, or at once when `isWanted`. @returns true once it can be announced */
function useIsLive(ref: RefObject<HTMLElement | null>, isWanted: boolean): boolean {
  const [isLive, setIsLive] = useState(false)
  useEffect(() => {
    let frame: number
    let timer: ReturnType<typeof setTimeout>
    const open = () => {
      // The modal that contains the region may already be closed and removed.
      if (ref.current?.isConnected) ref.current.showPopover()
      timer = setTimeout(() => setIsLive(true), LIVE_AFTER_MS)
    }
    // showPopover() forces layout, so defer it to a later frame instead of the middle of a render.
    if (isWanted) open()
    else {
      frame = requestAnimationFrame(() => {
        frame = requestAnimationFrame(open)
      })
    }
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
      // Browsers fire no leave or blur event when the region is removed, so end the hold here.
      holdNotifications(false)
    }
  }, [isWanted, ref])
  return isLive
}

type Edge = 'top' | 'bottom'

/** The fixed bars of a modal, which hold its buttons: the toasts must not cover them. */
const BARS: Record<Edge, string> = {
  top: '[data-slot=sheet-header]',
  bottom: '[data-slot=sheet-footer], [data-slot=dialog-footer]',
}

/** Moves the region to the other edge when it would cover the focused element, or a modal's bars. */
function useUncoveredPosition(ref: RefObject<HTMLElement | null>, usual: Edge, drawnCount: number) {
  const [position, setPosition] = useState<{ edge: Edge; inset?: number }>({ edge: usual })
  const { edge, inset } = position
  if (drawnCount === 0 && (edge !== usual || inset !== undefined)) setPosition({ edge: usual })
  const avoid = useEffectEvent(() => {
    const region = ref.current
    const focused = document.activeElement
    if (!region || !focused || focused === document.body || region.contains(focused) || focused.matches(RECOVERED))
      return
    // Just after a modal has opened, the focus may still be on the button behind it.
    if (region.closest('dialog')?.contains(focused) === false) return
    if (covers(region, focused.getBoundingClientRect())) setPosition({ edge: edge === 'top' ? 'bottom' : 'top' })
  })
  const clearBar = useEffectEvent(() => {
    const bar = ref.current?.closest('dialog')?.querySelector(BARS[edge])?.getBoundingClientRect()
    if (!ref.current || !bar || !covers(ref.current, bar)) return
    setPosition({ edge, inset: edge === 'top' ? bar.bottom : innerHeight - bar.top })
  })
  useEffect(() => {
    if (drawnCount === 0) return
    const frame = requestAnimationFrame(avoid)
    document.addEventListener('focusin', avoid)
    return () => {
      cancelAnimationFrame(frame)
      document.removeEventListener('focusin', avoid)
    }
  }, [drawnCount])
  useEffect(() => {
    if (drawnCount === 0) return
    const frame = requestAnimationFrame(clearBar)
    // A message that appears in a dialog moves its footer.
    const sizes = new ResizeObserver(clearBar)
    const dialog = ref.current?.closest('dialog')
    if (dialog) sizes.observe(dialog)
    return () => {
      cancelAnimationFrame(frame)
      sizes.disconnect()
    }
  }, [drawnCount, edge, ref])
  return position
}

const covers = (region: Element, box: DOMRect): boolean =>
  [...region.children].some((toast) => overlap(toast.getBoundingClientRect(), box))

const overlap = (a: DOMRect, b: DOMRect): boolean =>
  a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom

function Toast({ uid, level, text, action, link }: Notification) {
  return (
    <Notice
      slot="toast"
      level={level}
      tone={clsx('border-l-4 border-border bg-card text-foreground shadow-floating', edges[level])}
      text={<p className="font-medium">{text()}</p>}
      close={{ label: m.notification_close(), onClose: () => dismissNotification(uid) }}
      className={clsx(
        // The gap below belongs to the toast, so that the pointer does not leave the region on its way to the next one.
        'relative not-last:after:absolute not-last:after:inset-x-0 not-last:after:top-full not-last:after:h-3',
        'pointer-events-auto transition-opacity starting:opacity-0',
      )}
    >
      {action ? (
        <Button variant="outline" size="sm" onClick={action.run}>
          {action.label()}
        </Button>
      ) : (
        link && (
          <ButtonLink to={link.to} state={link.state} variant="outline" size="sm">
            {link.label()}
          </ButtonLink>
        )
      )}
    </Notice>
  )
}
