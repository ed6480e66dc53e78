import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { HelpPage } from '@/features/support/help-page'
import { page } from '@/shell/page'

export const Route = createFileRoute('/help')({
  component: page(HelpPage),
  staticData: { title: () => m.help_title() },
})
