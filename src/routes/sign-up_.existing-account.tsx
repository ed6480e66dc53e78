import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ExistingAccountPage } from '@/features/sign-up/account/new-user-pages'

export const Route = createFileRoute('/sign-up_/existing-account')({
  staticData: { title: () => m.sign_up_existing_page_title() },
  component: ExistingAccountPage,
})
