import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '@/features/account/password-pages'

export const Route = createFileRoute('/reset-password')({
  component: ResetPasswordPage,
  staticData: { title: () => m.reset_title() },
})
