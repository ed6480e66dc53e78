import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ContractContactsStep } from '@/features/sign-up/contract/steps'

export const Route = createFileRoute('/contract/contact-persons')({
  staticData: { title: () => m.contract_contacts() },
  component: ContractContactsStep,
})
