import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useHasStoredSession } from '@/session/session-store'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'

/** Offers another login that is open in this browser. After logout it is entered only by a press (SES-14). */
export function OpenLoginOffer() {
  const navigate = useNavigate()
  if (!useHasStoredSession()) return null
  return (
    <Alert variant="info" levelLabel={m.level_info()} live="status" className="mb-6">
      <AlertDescription>{m.login_open()}</AlertDescription>
      <AlertAction>
        <Button variant="outline" onClick={() => void navigate({ to: '/' })}>
          {m.login_open_continue()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
