import { requestConfirmationLink } from '@generated/api/email/email'
import { m } from '@generated/messages/messages.js'
import type { AnyFormApi } from '@tanstack/react-form'
import { isApiError } from '@/api/api-error'
import { type FormNoticeContent, formNoticeOf, setFormNotice } from '@/forms/form-state'

type Text = () => string

/** SES-08: the login form says that the email address is not verified, with a button that sends a new link. */
export const showUnverifiedNotice = (form: AnyFormApi, username: string): void =>
  setFormNotice(
    form,
    withResend(form, username, () => m.login_unverified()),
  )

const withResend = (form: AnyFormApi, username: string, text: Text): FormNoticeContent => ({
  level: 'error',
  text,
  action: { label: () => m.login_resend(), run: () => void resend(form, username) },
})

/** The notice has no button while the link is being sent, so that it cannot be pressed twice. */
async function resend(form: AnyFormApi, username: string): Promise<void> {
  const sending: FormNoticeContent = { level: 'info', text: () => m.login_resending() }
  const showResult = (notice?: FormNoticeContent) => {
    // A login that was tried meanwhile has its own notice.
    if (formNoticeOf(form) === sending) setFormNotice(form, notice)
  }
  const showFailed = (text: Text) => showResult(withResend(form, username, text))
  setFormNotice(form, sending)
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
