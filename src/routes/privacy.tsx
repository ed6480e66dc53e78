import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '@/features/support/privacy-page'
import { letGuestsIn } from '@/session/guards'
import { page } from '@/shell/page'

export const Route = createFileRoute('/privacy')({
  beforeLoad: letGuestsIn,
  component: page(PrivacyPage),
  staticData: { title: () => m.privacy_title() },
})
