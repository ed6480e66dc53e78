import { m } from '@generated/messages/messages.js'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useSeen } from '@/browser/use-seen'
import { ReadFailure } from '@/domain/read-failure'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'

/**
 * Mounts a chart when it is scrolled into view, so pass an element of a lazy component. A chart that fails to render
 * does not affect its page (CHA-01).
 */
export function SeenChart({ children }: { children: ReactNode }) {
  const [ref, isSeen] = useSeen()
  return (
    <div ref={ref} data-slot="chart-place">
      <CatchBoundary getResetKey={() => 'chart'} errorComponent={BrokenChart}>
        {isSeen ? <Suspense fallback={<ChartPending />}>{children}</Suspense> : <ChartPending />}
      </CatchBoundary>
    </div>
  )
}

export const ChartCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <Card aria-label={title}>
    <CardHeader>
      <CardTitle>{title}</CardTitle>
    </CardHeader>
    <CardContent>
      <SeenChart>{children}</SeenChart>
    </CardContent>
  </Card>
)

/** Skeleton of a chart: summary, plot, legend, note and the button of the table. */
export const ChartPending = () => (
  <SkeletonGroup label={m.charts_pending()} className="space-y-4">
    <Skeleton className="h-6 w-64 max-w-full" />
    <Skeleton className="h-60 w-full" />
    <Skeleton className="h-14 w-full" />
    <Skeleton className="h-10 w-full" />
    <Skeleton className="h-10 w-40" />
  </SkeletonGroup>
)

/** Replaces a chart whose data cannot be read: an error and a retry. */
export const ChartFailure = ({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) => (
  <ReadFailure level="warning" isBusy={isBusy} onRetry={onRetry}>
    {m.charts_failed()}
  </ReadFailure>
)

/** Replaces a chart that fails to render because a reply violates the contract. */
const BrokenChart = ({ reset }: ErrorComponentProps) => <ChartFailure isBusy={false} onRetry={reset} />
