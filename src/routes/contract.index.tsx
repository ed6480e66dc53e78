import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ContractCompanyStep } from '@/features/sign-up/contract/steps'

export const Route = createFileRoute('/contract/')({
  staticData: { title: () => m.contract_company() },
  component: ContractCompanyStep,
})
