import { m } from '@generated/messages/messages.js'
import { reloadKeepingDrafts } from '@/session/reload'
import { Button } from '@/ui/button'

/** In a panel whose code could not be fetched: under it the offer to load the page anew is out of reach. */
export const LostPart = () => (
  <div role="alert" className="space-y-3">
    <p>{m.gone_chunk()}</p>
    <Button variant="outline" onClick={reloadKeepingDrafts}>
      {m.blocking_reload()}
    </Button>
  </div>
)
