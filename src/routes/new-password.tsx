import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { NewPasswordPage } from '@/features/account/password-pages'
import { hideMailLink, MailLink } from '@/session/mail-link'

export const Route = createFileRoute('/new-password')({
  validateSearch: MailLink,
  beforeLoad: hideMailLink,
  component: NewPasswordPage,
  staticData: { title: () => m.new_password_title() },
})
