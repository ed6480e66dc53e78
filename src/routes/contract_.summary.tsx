import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ContractSummaryPage } from '@/features/sign-up/resend/resend-page'
import { signUpLink } from '@/session/mail-link'

export const Route = createFileRoute('/contract_/summary')({
  validateSearch: signUpLink.search,
  beforeLoad: signUpLink.hide,
  component: ContractSummaryPage,
  staticData: { title: () => m.summary_title() },
})
