import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { CreateAccountPage } from '@/features/sign-up/account/create-account-page'
import { hideMailLink, MailLink } from '@/session/mail-link'

export const Route = createFileRoute('/create-account')({
  validateSearch: MailLink,
  beforeLoad: hideMailLink,
  component: CreateAccountPage,
  staticData: { title: () => m.sign_up_create_title() },
})
