import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { countriesQuery } from '@/domain/countries'
import { readOwnContract } from '@/features/sign-up/contract/contract-form'
import { ContractWizard } from '@/features/sign-up/contract/contract-wizard'
import { ContractPending, FormFailure } from '@/features/sign-up/form-waiting'

export const Route = createFileRoute('/contract')({
  staticData: { title: () => m.contract_title() },
  loader: async ({ context: { queryClient } }) => {
    const countries = queryClient.ensureQueryData(countriesQuery())
    const [own] = await Promise.all([readOwnContract(queryClient), countries])
    return own
  },
  component: ContractWizard,
  pendingComponent: ContractPending,
  errorComponent: FormFailure,
})
