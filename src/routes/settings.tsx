import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { SettingsPage } from '@/features/settings/settings-page'
import { letGuestsIn } from '@/session/guards'
import { page } from '@/shell/page'

export const Route = createFileRoute('/settings')({
  beforeLoad: letGuestsIn,
  component: page(SettingsPage),
  staticData: { title: () => m.settings_title() },
})
