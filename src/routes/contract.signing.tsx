import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ContractSigningStep } from '@/features/sign-up/contract/signing-step'

export const Route = createFileRoute('/contract/signing')({
  staticData: { title: () => m.contract_signing() },
  component: ContractSigningStep,
})
