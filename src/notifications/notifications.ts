import type { HistoryState } from '@tanstack/react-router'
import { createAtom, useSelector } from '@tanstack/react-store'
import type { NoticeContent } from '@/forms/shown-notice'

export interface Notification extends NoticeContent {
  uid: string
  /** Of the notifications of a name only the newest is shown. */
  name?: string
  /** Stays until it is closed; others close after TOAST_MS (NAV-09). */
  isPersistent: boolean
  link?: { label: () => string; to: string; state?: HistoryState } | undefined
}

export const TOAST_MS = 5000

const shown = createAtom<readonly Notification[]>([])
const held = createAtom(false)
/** Toasts whose time ran out while notifications were held. */
const overdue = new Set<string>()

/** Shows a notification; it replaces the one of the same name. */
export function notify(notification: Omit<Notification, 'uid' | 'isPersistent'> & { isPersistent?: boolean }): void {
  const { name, isPersistent = false } = notification
  // A new uid each time: a new element is announced, even if its text is the same.
  const uid = crypto.randomUUID()
  if (name !== undefined) closeNotification(name)
  shown.set([...shown.get(), { ...notification, uid, isPersistent }])
  if (!isPersistent) closeLater(uid)
}

function closeLater(uid: string) {
  setTimeout(() => {
    if (held.get()) overdue.add(uid)
    else remove((one) => one.uid === uid)
  }, TOAST_MS)
}

export const closeNotification = (name: string): void => remove((one) => one.name === name)

function remove(isClosed: (one: Notification) => boolean) {
  shown.set(shown.get().filter((one) => !isClosed(one)))
  // The last notification is gone, and the browser sends no leave event for a removed element.
  if (shown.get().length === 0) holdNotifications(false)
}

/**
 * Closes a notification by its own button, which ends the hold: the browser sends no leave or blur event for a removed
 * element. Overdue ones stay for another TOAST_MS, because the user may still be reading them (WCAG 2.2.1).
 */
export function dismissNotification(uid: string): void {
  remove((one) => one.uid === uid)
  held.set(false)
  for (const other of overdue) closeLater(other)
  overdue.clear()
}

/** While a notification is hovered or focused none closes by itself (WCAG 2.2.1). */
export function holdNotifications(isHeld: boolean): void {
  held.set(isHeld)
  if (isHeld || overdue.size === 0) return
  const due = new Set(overdue)
  overdue.clear()
  remove(({ uid }) => due.has(uid))
}

/** Closes all notifications: those of one user are not shown to the next (SES-14). */
export function closeAllNotifications(): void {
  shown.set([])
  overdue.clear()
  held.set(false)
}

export const useNotifications = (): readonly Notification[] => useSelector(shown)
