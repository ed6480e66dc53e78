import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendDeletedPage } from '@/features/sign-up/resend/resend-page'

export const Route = createFileRoute('/resend-deleted')({
  component: ResendDeletedPage,
  staticData: { title: () => m.link_deleted_title() },
})
