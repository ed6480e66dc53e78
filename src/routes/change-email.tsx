import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { hideMailLink, MailLinkSearch } from '@/features/account/mail-link'
import { ChangeEmailPage } from '@/features/account/verification-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/change-email')({
  validateSearch: MailLinkSearch,
  beforeLoad: hideMailLink('/change-email'),
  component: page(ChangeEmailPage),
  staticData: { title: () => m.verify_change_title() },
})
