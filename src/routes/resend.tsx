import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendPage } from '@/features/sign-up/resend/resend-page'
import { signUpLink } from '@/session/mail-link'
import { page } from '@/shell/page'

export const Route = createFileRoute('/resend')({
  validateSearch: signUpLink.search,
  beforeLoad: signUpLink.hide('/resend'),
  component: page(ResendPage),
  staticData: { title: () => m.resend_title() },
})
