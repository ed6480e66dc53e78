import { m } from '@generated/messages/messages.js'
import { useNavigate } from '@tanstack/react-router'
import { useHasStoredSession } from '@/session/session-store'
import { Alert } from '@/ui/alert'
import { Button } from '@/ui/button'

/** Another login that is open in this browser: after the end of one's own it is entered by a press alone (SES-14). */
export function OpenLoginOffer() {
  const navigate = useNavigate()
  if (!useHasStoredSession()) return null
  return (
    <Alert
      level="info"
      levelLabel={m.level_info()}
      live="status"
      className="mb-6"
      actions={
        <Button variant="secondary" onClick={() => void navigate({ to: '/' })}>
          {m.login_open_continue()}
        </Button>
      }
    >
      {m.login_open()}
    </Alert>
  )
}
