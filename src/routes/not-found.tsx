import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { NotFoundPage } from '@/features/support/not-found-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/not-found')({
  component: page(NotFoundPage),
  staticData: { title: () => m.not_found_title() },
})
