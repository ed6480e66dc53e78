import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendPage } from '@/features/sign-up/resend/resend-page'
import { signUpLink } from '@/session/mail-link'

export const Route = createFileRoute('/resend')({
  validateSearch: signUpLink.search,
  beforeLoad: signUpLink.hide,
  component: ResendPage,
  staticData: { title: () => m.resend_title() },
})
