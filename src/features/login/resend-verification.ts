import { requestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import type { Dispatch, SetStateAction } from 'react'
import { isApiError } from '@/api/replies/api-error'
import { newLinkFailure } from '@/domain/new-link-failure'
import type { NoticeContent } from '@/forms/shown-notice'

/** Sets the login form's notice, which is shown until the next submit. */
export type SetNotice = Dispatch<SetStateAction<NoticeContent | undefined>>

/** SES-08: the login form says that the email address is not verified, with a button that sends a new link. */
export function showUnverifiedNotice(setNotice: SetNotice, username: string): void {
  const withResend = (text: () => string): NoticeContent => ({
    level: 'error',
    text,
    action: { label: () => m.login_resend(), run: () => void resend() },
  })
  const resend = async () => {
    // The notice has no button while the link is being sent, so that it cannot be pressed twice.
    const sending: NoticeContent = { level: 'info', text: () => m.login_resending() }
    // If the user tried to log in again meanwhile, the notice of that login stays.
    const showResult = (notice?: NoticeContent) => setNotice((shown) => (shown === sending ? notice : shown))
    setNotice(sending)
    try {
      await requestConfirmationLink({ username })
      showResult({ level: 'success', text: () => m.login_resent() })
    } catch (error) {
      if (!isApiError(error)) {
        showResult()
        throw error
      }
      const { level, text } = newLinkFailure(error)
      showResult(level === 'info' ? { level, text } : withResend(text))
    }
  }
  setNotice(withResend(() => m.login_unverified()))
}
