import { m } from '@generated/messages/messages.js'
import { closeNotification, notify } from '@/notifications/notifications'
import { reloadKeepingDrafts } from '@/session/reload'

/** What the loading of a part failed with, as the page that wanted it gets it. */
const failures = new WeakSet<object>()

/** Whether a page failed for want of a part: some browsers never ask for it again, until the page is loaded anew. */
export const isOfLostPart = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error)

/**
 * A part of the portal that cannot be loaded is mostly gone after a deploy: offers a reload, and leaves the page and what
 * was typed in it as they are until then (architecture, "Decisions"). @returns how to stop.
 */
export function reloadOnChunkLoadError(): () => void {
  let shown: string | undefined
  const offer = ({ payload }: VitePreloadErrorEvent) => {
    failures.add(payload)
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
