import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResetRequestedPage } from '@/features/account/password-pages'

export const Route = createFileRoute('/reset-password_/requested')({
  component: ResetRequestedPage,
  staticData: { title: () => m.reset_requested_title() },
})
