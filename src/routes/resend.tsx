import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendPage } from '@/features/sign-up/resend/resend-page'
import { hideMailLink, MailLink } from '@/session/mail-link'

export const Route = createFileRoute('/resend')({
  validateSearch: MailLink,
  beforeLoad: hideMailLink,
  component: ResendPage,
  staticData: { title: () => m.resend_title() },
})
