import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { ProfilePage, ProfilePending } from '@/features/account/profile-page'
import { ProfileSearch } from '@/features/account/profile-tabs'
import { profileQuery } from '@/features/account/queries'
import { requireLogin } from '@/session/guards'
import { page } from '@/shell/page'

export const Route = createFileRoute('/profile')({
  validateSearch: ProfileSearch,
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(profileQuery()),
  component: page(ProfilePage),
  pendingComponent: page(ProfilePending),
  staticData: { title: () => m.profile_title() },
})
