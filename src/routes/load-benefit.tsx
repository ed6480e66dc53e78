import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { prefetchTopUp } from '@/features/top-up/queries'
import { TopUpFailure, TopUpPage, TopUpPending } from '@/features/top-up/top-up-page'
import { requireRole } from '@/session/guards'
import type { MainScreen } from '@/shell/main-screen'

export const screen = {
  // Does not include readTopUpInProgress: the running load is read as late as possible (TOP-08).
  firstCalls: ['listLoadableBenefits', 'readCompanyAccounts', 'readUserDetails', 'readSettings', 'readCompanyMetadata'],
  needsHttpClient: true,
  chunk: 'load-benefit',
  maxKilobytes: 250,
} satisfies MainScreen

export const Route = createFileRoute('/load-benefit')({
  staticData: { title: () => m.top_up_title() },
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => prefetchTopUp(context.queryClient),
  component: TopUpPage,
  pendingComponent: TopUpPending,
  errorComponent: TopUpFailure,
})
