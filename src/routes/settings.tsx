import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '@/features/settings/settings-page'
import { allowGuests } from '@/session/guards'

export const Route = createFileRoute('/settings')({
  beforeLoad: allowGuests,
  component: SettingsPage,
  staticData: { title: () => m.settings_title() },
})
