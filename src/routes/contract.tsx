import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { countriesQuery } from '@/domain/countries'
import { prefetchOwnCompany } from '@/features/sign-up/contract/contract-form'
import { ContractWizard } from '@/features/sign-up/contract/contract-wizard'
import { ContractPending, FormFailure } from '@/features/sign-up/form-waiting'

export const Route = createFileRoute('/contract')({
  staticData: { title: () => m.contract_title() },
  loader: ({ context: { queryClient } }) =>
    Promise.all([queryClient.ensureQueryData(countriesQuery()), prefetchOwnCompany(queryClient)]),
  component: ContractWizard,
  pendingComponent: ContractPending,
  errorComponent: FormFailure,
})
