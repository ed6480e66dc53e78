import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendSummaryPage } from '@/features/sign-up/resend/resend-page'
import { hideMailLink, MailLink } from '@/session/mail-link'

export const Route = createFileRoute('/resend-summary')({
  validateSearch: MailLink,
  beforeLoad: hideMailLink,
  component: ResendSummaryPage,
  staticData: { title: () => m.resend_summary_title() },
})
