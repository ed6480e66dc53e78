import { useRequestConfirmationLink } from '@generated/api/email/email'
import type { UserProfile } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useSubmitLock } from '@/forms/submit/submit-lock'
import { notify } from '@/notifications/notifications'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { Button } from '@/ui/inputs/button'
import { requestFailureOf, requestFailureTexts } from './verification-failure'

/** A changed address that is not verified yet (ACC-11); the link can be sent again (ACC-04). */
export function PendingEmail({ profile }: { profile: UserProfile }) {
  const { mutateAsync } = useRequestConfirmationLink()
  const { busy, run } = useSubmitLock()
  if (profile.pendingEmailAddress === undefined) return null

  const resend = async () => {
    try {
      await mutateAsync({ data: { username: profile.username } })
      notify({ level: 'success', text: () => m.verify_link_requested() })
    } catch (error) {
      const failure = requestFailureOf(error)
      notify({ level: failure === 'maybe' ? 'warning' : 'error', text: requestFailureTexts[failure] })
    }
  }

  return (
    <Alert variant="info" levelLabel={m.level_info()}>
      <AlertTitle>{m.profile_pending_title()}</AlertTitle>
      <AlertDescription>{m.profile_pending_text({ email: profile.pendingEmailAddress })}</AlertDescription>
      <AlertAction>
        <Button variant="outline" busy={busy} onClick={() => void run(resend)}>
          {m.profile_resend_link()}
        </Button>
      </AlertAction>
    </Alert>
  )
}
