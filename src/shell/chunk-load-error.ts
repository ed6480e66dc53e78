import { m } from '@generated/messages/messages.js'
import { closeNotification, notify } from '@/notifications/notifications'
import { reloadKeepingDrafts } from '@/session/reload'

/**
 * A part of the portal that cannot be loaded is mostly gone after a deploy: offers a reload, and leaves the page and what
 * was typed in it as they are until then (architecture, "Decisions"). @returns how to stop.
 */
export function reloadOnChunkLoadError(): () => void {
  let shown: string | undefined
  const offer = () => {
    if (shown !== undefined) closeNotification(shown)
    shown = notify({
      level: 'warning',
      text: () => m.gone_chunk(),
      isPersistent: true,
      action: { label: () => m.blocking_reload(), run: reloadKeepingDrafts },
    })
  }
  window.addEventListener('vite:preloadError', offer)
  return () => window.removeEventListener('vite:preloadError', offer)
}
