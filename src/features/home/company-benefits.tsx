import type { BenefitGroup } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { CatchBoundary, Link } from '@tanstack/react-router'
import { clsx } from 'clsx'
import { lazy, Suspense, useState } from 'react'
import { focusOnMount } from '@/browser/focus-on-mount'
import { BenefitBadges } from '@/domain/benefit-badges'
import { BenefitMark } from '@/domain/benefit-mark'
import { joinReads, ReadFailure } from '@/domain/read-failure'
import { type ShownBenefit, shownBenefits } from '@/domain/shown-benefits'
import { ChunkErrorNotice } from '@/shell/chunk-load-error'
import { Collapsible } from '@/ui/content/collapsible'
import { Notice } from '@/ui/content/notice'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { Tile } from '@/ui/content/tile'
import { TextLink } from '@/ui/navigation/links'
import { cents, formatEuros } from '@/values/numbers/money'
import { benefitsQuery, groupsQuery } from './queries'
import { type Offer, offerName, readyOffers } from './ready-benefits'

// Lazy, because it starts collapsed.
const OrderBenefits = lazy(async () => ({ default: (await import('./order-benefits')).OrderBenefits }))

/** Benefits that can be ordered, and the result of an order; renders nothing if there is neither (HOM-04, HOM-10). */
function ReadyToOrder({ offers }: { offers: readonly Offer[] }) {
  const [ordered, setOrdered] = useState<readonly Offer[]>()
  if (offers.length === 0 && !ordered) return null
  return (
    // Printed only if it shows what was ordered: the form is of no use on paper.
    <section aria-labelledby="ready-benefits" className={clsx('space-y-3', !ordered && 'print:hidden')}>
      <h2 id="ready-benefits" className="text-xl font-semibold">
        {m.home_ready()}
      </h2>
      {ordered && (
        // Focused, because the pressed button unmounts with the last offer; keyed, so that the next order is focused too.
        <div key={ordered.join()} ref={focusOnMount} tabIndex={-1} className="rounded-lg">
          <Notice
            level="success"
            live="status"
            title={m.home_ordered_title({ benefits: ordered.map(offerName).join(', ') })}
            text={m.home_ordered_text()}
          >
            <TextLink to="/manage-benefits" tone="strong" icon>
              {m.home_ordered_manage()}
            </TextLink>
          </Notice>
        </div>
      )}
      {offers.length > 0 && (
        // Collapsed by default, so that the work list comes first.
        <Collapsible title={m.home_order_open()}>
          <CatchBoundary getResetKey={() => 'order'} errorComponent={ChunkErrorNotice}>
            <Suspense fallback={<Skeleton className="h-60 w-full" />}>
              <OrderBenefits offers={offers} onOrdered={setOrdered} />
            </Suspense>
          </CatchBoundary>
        </Collapsible>
      )}
    </section>
  )
}

const LIKELY_TILES = [1, 2, 3, 4]
// As many columns as fit the text, also in a large font. The last row stretches, so that it has no gap.
const ROW = 'flex flex-wrap gap-4 *:min-w-0 *:grow *:basis-52'

/** Benefits in use (HOM-03) and benefits that can be ordered (HOM-04). */
export function CompanyBenefits() {
  const reads = [useQuery(benefitsQuery()), useQuery(groupsQuery())] as const
  const [{ data: benefits }, { data: groups }] = reads
  const read = joinReads(reads)
  // Both are needed: a benefit can be ordered if it has no group (HOM-10).
  const isKnown = benefits !== undefined && groups !== undefined
  if (!isKnown && read.isError) {
    return <ReadFailure live="status" title={m.benefits_list_failed()} onRetry={read.refetch} />
  }
  const active = shownBenefits(benefits ?? []).filter(({ isActive }) => isActive)
  return (
    <>
      {(!isKnown || active.length > 0) && (
        <section aria-labelledby="active-benefits" className="space-y-3">
          <h2 id="active-benefits" className="text-xl font-semibold">
            {m.home_active()}
          </h2>
          {isKnown ? (
            <ul className={ROW}>
              {active.map((benefit) => (
                <li key={benefit.type} className="grid grid-cols-1">
                  <BenefitTile {...benefit} group={groups.find(({ benefitType }) => benefitType === benefit.type)} />
                </li>
              ))}
            </ul>
          ) : (
            <SkeletonGroup label={m.benefits_pending()} className={ROW}>
              {LIKELY_TILES.map((tile) => (
                <Skeleton key={tile} className="h-38 rounded-lg" />
              ))}
            </SkeletonGroup>
          )}
        </section>
      )}
      {isKnown && <ReadyToOrder offers={readyOffers(benefits, groups)} />}
    </>
  )
}

function BenefitTile({ type, group, ...state }: ShownBenefit & { group: BenefitGroup | undefined }) {
  return (
    <Tile
      title={offerName(type)}
      mark={<BenefitMark type={type} />}
      link={(props) => <Link to="/manage-benefits/$benefitGroup" params={{ benefitGroup: type }} {...props} />}
    >
      <p>
        {group ? (
          <>
            {type === 'lunch' ? m.benefits_amount_lunch() : m.home_benefit_maximum()}{' '}
            <span className="font-medium whitespace-nowrap text-foreground">
              {formatEuros(cents(group.maxAmountPerPeriod))}
            </span>
          </>
        ) : (
          m.home_benefit_without_group()
        )}
      </p>
      <p className="mt-3">
        <BenefitBadges {...state} />
      </p>
    </Tile>
  )
}
