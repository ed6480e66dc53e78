import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ChangeEmailPage } from '@/features/account/verification-page'
import { userLink } from '@/session/mail-link'

export const Route = createFileRoute('/change-email')({
  validateSearch: userLink.search,
  beforeLoad: userLink.hide,
  component: ChangeEmailPage,
  staticData: { title: () => m.verify_change_title() },
})
