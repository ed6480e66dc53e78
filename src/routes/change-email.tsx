import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ChangeEmailPage } from '@/features/account/verification-page'
import { hideMailLink, MailLink } from '@/session/mail-link'

export const Route = createFileRoute('/change-email')({
  validateSearch: MailLink,
  beforeLoad: hideMailLink,
  component: ChangeEmailPage,
  staticData: { title: () => m.verify_change_title() },
})
