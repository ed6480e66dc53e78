import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendCompletedPage } from '@/features/sign-up/resend/resend-page'

export const Route = createFileRoute('/resend-completed')({
  component: ResendCompletedPage,
  staticData: { title: () => m.link_completed_title() },
})
