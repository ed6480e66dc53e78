import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResetPasswordPage } from '@/features/account/password-pages'
import { page } from '@/shell/page'

export const Route = createFileRoute('/reset-password')({
  component: page(ResetPasswordPage),
  staticData: { title: () => m.reset_title() },
})
