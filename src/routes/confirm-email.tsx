import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ConfirmEmailPage } from '@/features/account/verification-page'
import { userLink } from '@/session/mail-link'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: userLink.search,
  beforeLoad: userLink.hide,
  component: ConfirmEmailPage,
  staticData: { title: () => m.verify_email_title() },
})
