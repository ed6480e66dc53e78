import { requestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import { closeNotification, notify } from '@/notifications/notifications'

let shown: string | undefined

/** Takes the notice away: the user got in, or tries again. */
export function closeUnverifiedNotice(): void {
  if (shown !== undefined) closeNotification(shown)
  shown = undefined
}

/** SES-08: says, until closed, that this user's email address is not verified, with a button that sends a new link. */
export function showUnverifiedNotice(username: string, text: () => string = () => m.login_unverified()): void {
  closeUnverifiedNotice()
  shown = notify({
    level: 'error',
    isPersistent: true,
    text,
    action: { label: () => m.login_resend(), run: () => void resend(username) },
  })
}

/** The notice with its button is gone while the link is sent, so a second press has nothing to press. */
async function resend(username: string): Promise<void> {
  closeUnverifiedNotice()
  const busy = notify({ level: 'info', isPersistent: true, text: () => m.login_resending() })
  try {
    await requestConfirmationLink({ username })
    notify({ level: 'success', text: () => m.login_resent() })
  } catch (error) {
    if (!isApiError(error)) throw error
    if (error.has('email_already_verified')) notify({ level: 'info', text: () => m.login_already_verified() })
    // ACC-10
    else if (error.has('email_not_sent')) showUnverifiedNotice(username, () => m.error_email_not_sent())
    else if (error.outcomeUnknown) showUnverifiedNotice(username, () => m.verify_link_maybe())
    else showUnverifiedNotice(username, () => m.login_resend_failed())
  } finally {
    closeNotification(busy)
  }
}
