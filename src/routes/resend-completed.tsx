import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendCompletedPage } from '@/features/sign-up/resend/resend-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/resend-completed')({
  component: page(ResendCompletedPage),
  staticData: { title: () => m.link_completed_title() },
})
