import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ResendDeletedPage } from '@/features/sign-up/resend/resend-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/resend-deleted')({
  component: page(ResendDeletedPage),
  staticData: { title: () => m.link_deleted_title() },
})
