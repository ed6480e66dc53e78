import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { PrivacyPage } from '@/features/support/privacy-page'
import { allowGuests } from '@/session/guards'

export const Route = createFileRoute('/privacy')({
  beforeLoad: allowGuests,
  component: PrivacyPage,
  staticData: { title: () => m.privacy_title() },
})
