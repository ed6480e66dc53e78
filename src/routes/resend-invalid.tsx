import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendInvalidPage } from '@/features/sign-up/resend/resend-page'

export const Route = createFileRoute('/resend-invalid')({
  component: ResendInvalidPage,
  staticData: { title: () => m.link_invalid_title() },
})
