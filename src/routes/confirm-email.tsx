import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '@/features/account/verification-page'
import { hideMailLink, MailLink } from '@/session/mail-link'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: MailLink,
  beforeLoad: hideMailLink,
  component: ConfirmEmailPage,
  staticData: { title: () => m.verify_email_title() },
})
