import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ContractCompanyStep } from '@/features/sign-up/contract/steps'
import { page } from '@/shell/page'

export const Route = createFileRoute('/contract/')({
  staticData: { title: () => m.contract_company() },
  component: page(ContractCompanyStep),
})
