import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { SignUpPage } from '@/features/sign-up/account/sign-up-page'

export const Route = createFileRoute('/sign-up')({
  component: SignUpPage,
  staticData: { title: () => m.sign_up_title() },
})
