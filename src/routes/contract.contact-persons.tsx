import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ContractContactsStep } from '@/features/sign-up/contract/steps'
import { page } from '@/shell/page'

export const Route = createFileRoute('/contract/contact-persons')({
  staticData: { title: () => m.contract_contacts() },
  component: page(ContractContactsStep),
})
