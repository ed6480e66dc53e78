import { m } from '@generated/messages/messages.js'
import { reloadWithDrafts } from '@/session/draft'
import { Button } from '@/ui/inputs/button'

/** Shown in a panel whose code failed to load. The reload notice on the page below cannot be reached from a modal. */
export const ChunkErrorNotice = () => (
  <div role="alert" className="space-y-3">
    <p>{m.chunk_error()}</p>
    <Button variant="outline" onClick={reloadWithDrafts}>
      {m.blocking_reload()}
    </Button>
  </div>
)
