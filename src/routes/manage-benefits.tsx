import { m } from '@generated/messages/messages.js'
import { createFileRoute } from '@tanstack/react-router'
import { BenefitsFailure, BenefitsPage, BenefitsPending } from '@/features/benefits/benefits-page'
import { benefitsQuery } from '@/features/benefits/queries'
import { requireRole } from '@/session/guards'
import type { MainScreen } from '@/shell/main-screen'

export const screen = { firstCalls: ['listBenefits', 'readUserDetails'] } satisfies MainScreen

export const Route = createFileRoute('/manage-benefits')({
  staticData: { title: () => m.benefits_title() },
  beforeLoad: requireRole('signatory'),
  loader: ({ context }) => context.queryClient.ensureQueryData(benefitsQuery()),
  component: BenefitsPage,
  pendingComponent: BenefitsPending,
  errorComponent: BenefitsFailure,
})
