import { m } from '@generated/messages/messages.js'
import { CatchBoundary, Link } from '@tanstack/react-router'
import { lazy, Suspense, useEffect, useRef, useState } from 'react'
import { ChunkErrorNotice } from '@/shell/chunk-error-notice'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { Collapsible } from '@/ui/content/collapsible'
import { Skeleton } from '@/ui/content/skeleton'
import { linkVariants } from '@/ui/navigation/link-variants'
import { offerName } from './offer-texts'
import type { Offer } from './ready-benefits'
import { STEP_PATHS } from './set-up'

// Lazy, because it starts collapsed.
const OrderBenefits = lazy(async () => ({ default: (await import('./order-benefits')).OrderBenefits }))

/** Benefits that can be ordered, and the result of an order; renders nothing if there is neither (HOM-04, HOM-10). */
export function ReadyToOrder({ offers }: { offers: readonly Offer[] }) {
  const [ordered, setOrdered] = useState<readonly Offer[]>()
  const said = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The pressed button unmounts with the last offer.
    if (ordered) said.current?.focus()
  }, [ordered])
  if (offers.length === 0 && !ordered) return null
  return (
    <section aria-labelledby="ready-benefits" className="space-y-3">
      <h2 id="ready-benefits" className="text-xl font-semibold">
        {m.home_ready()}
      </h2>
      {ordered && (
        <div ref={said} tabIndex={-1} className="rounded-lg">
          <Alert variant="success" live="status">
            <AlertTitle>{m.home_ordered_title({ benefits: ordered.map(offerName).join(', ') })}</AlertTitle>
            <AlertDescription>{m.home_ordered_text()}</AlertDescription>
            <AlertAction>
              <Link to={STEP_PATHS.benefits} className={linkVariants({ tone: 'strong', icon: true })}>
                {m.home_ordered_manage()}
              </Link>
            </AlertAction>
          </Alert>
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
