import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { hideMailLink, MailLinkSearch } from '@/features/account/mail-link'
import { ConfirmEmailPage } from '@/features/account/verification-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/confirm-email')({
  validateSearch: MailLinkSearch,
  beforeLoad: hideMailLink('/confirm-email'),
  component: page(ConfirmEmailPage),
  staticData: { title: () => m.verify_email_title() },
})
