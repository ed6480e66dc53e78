import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@/features/support/not-found-page'

export const Route = createFileRoute('/not-found')({
  component: NotFoundPage,
  staticData: { title: () => m.not_found_title() },
})
