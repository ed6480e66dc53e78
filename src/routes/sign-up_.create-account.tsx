import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { countriesQuery } from '@/domain/countries'
import { NewCompanyPage } from '@/features/sign-up/account/new-company-page'
import { FormFailure } from '@/features/sign-up/form-failure'
import { NewCompanyPending } from '@/features/sign-up/form-pending'
import { page } from '@/shell/page'

export const Route = createFileRoute('/sign-up_/create-account')({
  staticData: { title: () => m.sign_up_new_page_title() },
  loader: ({ context }) => context.queryClient.ensureQueryData(countriesQuery()),
  component: page(NewCompanyPage),
  pendingComponent: page(NewCompanyPending),
  errorComponent: FormFailure,
})
