import { m } from '@generated/messages/messages.js'
import { Gift } from 'lucide-react'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { BenefitBadges } from '@/domain/benefit-badges'
import { BenefitMark } from '@/domain/benefit-mark'
import { BENEFIT_ORDER, benefitDescription, benefitName } from '@/domain/benefit-names'
import { isUnknownBenefit, type ShownBenefit, shownBenefits } from '@/domain/shown-benefits'
import { toastFailure, useFailureToast } from '@/notifications/report-failure'
import { pageFailure } from '@/shell/route-error-screen'
import { EmptyState } from '@/ui/content/empty-state'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Tile } from '@/ui/content/tile'
import { ButtonLink } from '@/ui/navigation/links'
import { PageHeader } from '@/ui/navigation/page-header'
import { benefitsQuery } from './queries'

const listFailed = () => m.benefits_list_failed()

const GRID = 'grid gap-4 sm:grid-cols-2 wide:grid-cols-3'

/** GRP-01: the company's benefits, each with its state and a link to its groups. */
export function BenefitsPage() {
  const { data, error } = useRequiredQuery(benefitsQuery())
  useFailureToast(error, listFailed)
  const benefits = shownBenefits(data.benefits)
  const hasUnknown = data.benefits.some(isUnknownBenefit)
  return (
    <>
      <PageHeader title={m.benefits_title()} description={m.benefits_description()} />
      {benefits.length === 0 ? (
        <EmptyState
          icon={<Gift />}
          title={hasUnknown ? m.benefits_unknown_title() : m.benefits_none_title()}
          action={<ButtonLink to="/help">{m.benefits_none_action()}</ButtonLink>}
        >
          {hasUnknown ? m.benefits_unknown_text() : m.benefits_none_text()}
        </EmptyState>
      ) : (
        <ul className={GRID}>
          {benefits.map((benefit) => (
            <li key={benefit.type} className="grid">
              <BenefitTile {...benefit} />
            </li>
          ))}
        </ul>
      )}
    </>
  )
}

function BenefitTile({ type, isActive, isOnHold }: ShownBenefit) {
  const name = benefitName(type)
  return (
    <Tile
      title={name}
      headingLevel={2}
      mark={<BenefitMark type={type} />}
      actions={
        <ButtonLink
          to="/manage-benefits/$benefitGroup"
          params={{ benefitGroup: type }}
          variant={isActive ? 'outline' : 'default'}
        >
          {isActive ? m.benefits_view_groups() : m.benefits_activate()}
          <span className="sr-only">{m.benefits_of({ benefit: name })}</span>
        </ButtonLink>
      }
    >
      <div className="space-y-3">
        <BenefitBadges isActive={isActive} isOnHold={isOnHold} />
        <p>{benefitDescription(type)}</p>
      </div>
    </Tile>
  )
}

export function BenefitsPending() {
  return (
    <>
      <PageHeader title={m.benefits_title()} description={m.benefits_description()} />
      <SkeletonGroup label={m.benefits_pending()} className={GRID}>
        {BENEFIT_ORDER.map((type) => (
          <Skeleton key={type} className="h-48 w-full rounded-lg" />
        ))}
      </SkeletonGroup>
    </>
  )
}

/** Replaces the overview when loading fails: a toast, and a retry on the page (GRP-11). */
export const BenefitsFailure = pageFailure(() => <PageHeader title={m.benefits_title()} />, toastFailure(listFailed))
