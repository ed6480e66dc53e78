import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ContractInvoicingStep } from '@/features/sign-up/contract/steps'

export const Route = createFileRoute('/contract/invoicing')({
  staticData: { title: () => m.contract_invoicing() },
  component: ContractInvoicingStep,
})
