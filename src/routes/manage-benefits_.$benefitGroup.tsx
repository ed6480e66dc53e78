import { createFileRoute, redirect } from '@tanstack/react-router'
import { isBenefitType } from '@/domain/benefit-names'
import { BenefitGroupPage, BenefitGroupPending, GroupsFailure } from '@/features/benefits/benefit-group-page'
import { groupTitle } from '@/features/benefits/group-title'
import { prefetchGroupPage } from '@/features/benefits/queries'
import { requireRole } from '@/session/guards'
import type { MainScreen } from '@/shell/main-screen'

export const screen = { maxKilobytes: 229 } satisfies MainScreen

export const Route = createFileRoute('/manage-benefits_/$benefitGroup')({
  staticData: { title: ({ params }) => groupTitle(params.benefitGroup) },
  beforeLoad: (context) => {
    requireRole('signatory')(context)
    const { benefitGroup } = context.params
    // GRP-02
    if (!isBenefitType(benefitGroup)) throw redirect({ to: '/not-found', replace: true })
    return { benefitType: benefitGroup }
  },
  loader: ({ context }) => prefetchGroupPage(context.queryClient, context.benefitType),
  // Another benefit must not inherit an open panel.
  remountDeps: ({ params }) => params,
  component: BenefitGroupPage,
  pendingComponent: BenefitGroupPending,
  errorComponent: GroupsFailure,
})
