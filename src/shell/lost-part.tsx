import { m } from '@generated/messages/messages.js'
import { reloadKeepingDrafts } from '@/session/reload'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'

/** In a panel whose code could not be fetched: under it the offer to load the page anew is out of reach. */
export const LostPart = () => (
  <Alert variant="error" levelLabel={m.level_error()} live="alert">
    <AlertDescription>{m.gone_chunk()}</AlertDescription>
    <AlertAction>
      <Button variant="outline" onClick={reloadKeepingDrafts}>
        {m.blocking_reload()}
      </Button>
    </AlertAction>
  </Alert>
)
