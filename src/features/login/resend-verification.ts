import { requestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import type { Atom } from '@tanstack/react-store'
import { isApiError } from '@/api/api-error'
import type { NoticeContent } from '@/forms/shown-notice'

type Text = () => string
type NoticePlace = Atom<NoticeContent | undefined>

/** SES-08: the login form says that the email address is not verified, with a button that sends a new link. */
export const showUnverifiedNotice = (place: NoticePlace, username: string): void =>
  place.set(withResend(place, username, () => m.login_unverified()))

const withResend = (place: NoticePlace, username: string, text: Text): NoticeContent => ({
  level: 'error',
  text,
  action: { label: () => m.login_resend(), run: () => void resend(place, username) },
})

/** The notice has no button while the link is being sent, so that it cannot be pressed twice. */
async function resend(place: NoticePlace, username: string): Promise<void> {
  const sending: NoticeContent = { level: 'info', text: () => m.login_resending() }
  const showResult = (notice?: NoticeContent) => {
    // A login that was tried meanwhile has its own notice.
    if (place.get() === sending) place.set(() => notice)
  }
  const showFailed = (text: Text) => showResult(withResend(place, username, text))
  place.set(sending)
  try {
    await requestConfirmationLink({ username })
    showResult({ level: 'success', text: () => m.login_resent() })
  } catch (error) {
    if (!isApiError(error)) {
      showResult()
      throw error
    }
    if (error.has('email_already_verified')) showResult({ level: 'info', text: () => m.login_already_verified() })
    // ACC-10
    else if (error.has('email_not_sent')) showFailed(() => m.error_email_not_sent())
    else if (error.outcomeUnknown) showFailed(() => m.verify_link_maybe())
    else showFailed(() => m.login_resend_failed())
  }
}
