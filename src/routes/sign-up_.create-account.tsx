import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { countriesQuery } from '@/domain/countries'
import { NewCompanyPage } from '@/features/sign-up/account/new-user-pages'
import { FormFailure, NewCompanyPending } from '@/features/sign-up/form-waiting'

export const Route = createFileRoute('/sign-up_/create-account')({
  staticData: { title: () => m.sign_up_new_page_title() },
  loader: ({ context }) => context.queryClient.ensureQueryData(countriesQuery()),
  component: NewCompanyPage,
  pendingComponent: NewCompanyPending,
  errorComponent: FormFailure,
})
