import { m } from '@generated/messages/messages.js'
import { notify } from '@/notifications/notifications'
import { reloadWithDrafts } from '@/session/draft'
import { Button } from '@/ui/inputs/button'

/** Errors of failed chunk loads, as the page that imported the chunk receives them. */
const failures = new WeakSet<object>()

/** Some browsers never retry a failed import until the page is reloaded. */
export const isChunkLoadError = (error: unknown): boolean =>
  typeof error === 'object' && error !== null && failures.has(error)

/** A deploy usually removed the chunk. The page keeps its input. @returns a function that stops it */
export function reloadOnChunkLoadError(): () => void {
  const offer = ({ payload }: VitePreloadErrorEvent) => {
    failures.add(payload)
    notify({
      name: 'chunk-error',
      level: 'warning',
      text: () => m.chunk_error(),
      isPersistent: true,
      action: { label: () => m.blocking_reload(), run: reloadWithDrafts },
    })
  }
  window.addEventListener('vite:preloadError', offer)
  return () => window.removeEventListener('vite:preloadError', offer)
}

/** Shown in a panel whose code failed to load. The reload notice on the page below cannot be reached from a modal. */
export const ChunkErrorNotice = () => (
  <div role="alert" className="space-y-3">
    <p>{m.chunk_error()}</p>
    <Button variant="outline" onClick={reloadWithDrafts}>
      {m.blocking_reload()}
    </Button>
  </div>
)
