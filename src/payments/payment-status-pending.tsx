import { m } from '@generated/messages/messages.js'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { PageHeader } from '@/ui/navigation/page-header'

/** Shown while the status of a payment loads for the first time. */
export const PaymentStatusPending = () => (
  <>
    <PageHeader title={m.payments_status_pending()} />
    <SkeletonGroup label={m.payments_status_pending()} className="max-w-form space-y-6">
      <Skeleton className="h-24 w-full rounded-lg" />
      <Skeleton className="h-10 w-40" />
    </SkeletonGroup>
  </>
)
