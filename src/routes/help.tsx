import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '@/features/support/help-page'

export const Route = createFileRoute('/help')({
  component: HelpPage,
  staticData: { title: () => m.help_title() },
})
