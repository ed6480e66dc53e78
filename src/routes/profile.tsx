import { getReadUserQueryOptions } from '@generated/api/user/user'
import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { object, enum as oneOf, optional, catch as orElse } from 'zod/mini'
import { ProfilePage, ProfilePending } from '@/features/account/profile-page'
import { requireLogin } from '@/session/guards'

/** The selected tab is in the URL (ACC-05); an unknown one shows the first tab. */
const ProfileSearch = object({ tab: orElse(optional(oneOf(['details', 'password'])), undefined) })

export const Route = createFileRoute('/profile')({
  validateSearch: ProfileSearch,
  beforeLoad: requireLogin,
  loader: ({ context }) => context.queryClient.ensureQueryData(getReadUserQueryOptions()),
  component: ProfilePage,
  pendingComponent: ProfilePending,
  staticData: { title: () => m.profile_title() },
})
