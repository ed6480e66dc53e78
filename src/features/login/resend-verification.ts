import { requestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import { isApiError } from '@/api/api-error'
import { closeNotification, notify } from '@/notifications/notifications'

let shown: string | undefined

/** Closes the notice after a successful login or on a new attempt. */
export function closeUnverifiedNotice(): void {
  if (shown !== undefined) closeNotification(shown)
  shown = undefined
}

/** SES-08: notice that the email address is not verified, with a button that sends a new link. Stays until closed. */
export function showUnverifiedNotice(username: string, text: () => string = () => m.login_unverified()): void {
  closeUnverifiedNotice()
  shown = notify({
    level: 'error',
    isPersistent: true,
    text,
    action: { label: () => m.login_resend(), run: () => void resend(username) },
  })
}

/** Closes the notice while the link is being sent, so that the button cannot be pressed twice. */
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
