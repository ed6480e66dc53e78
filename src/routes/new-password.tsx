import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { hideMailLink, MailLinkSearch } from '@/features/account/mail-link'
import { NewPasswordPage } from '@/features/account/new-password-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/new-password')({
  validateSearch: MailLinkSearch,
  beforeLoad: hideMailLink('/new-password'),
  component: page(NewPasswordPage),
  staticData: { title: () => m.new_password_title() },
})
