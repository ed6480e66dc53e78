import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ContractSummaryPage } from '@/features/sign-up/resend/resend-page'
import { hideMailLink, MailLink } from '@/session/mail-link'

export const Route = createFileRoute('/contract_/summary')({
  validateSearch: MailLink,
  beforeLoad: hideMailLink,
  component: ContractSummaryPage,
  staticData: { title: () => m.summary_title() },
})
