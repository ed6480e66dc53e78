import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { AccessibilityPage } from '@/features/support/accessibility-page'
import { allowGuests } from '@/session/guards'

export const Route = createFileRoute('/accessibility')({
  beforeLoad: allowGuests,
  component: AccessibilityPage,
  staticData: { title: () => m.accessibility_title() },
})
