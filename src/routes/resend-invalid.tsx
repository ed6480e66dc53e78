import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendInvalidPage } from '@/features/sign-up/resend/resend-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/resend-invalid')({
  component: page(ResendInvalidPage),
  staticData: { title: () => m.link_invalid_title() },
})
