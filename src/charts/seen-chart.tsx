import { m } from '@generated/messages/messages.js'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense } from 'react'
import { useSeen } from '@/browser/use-seen'
import { Alert, AlertAction, AlertDescription } from '@/ui/alert'
import { Button } from '@/ui/button'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'

/**
 * The place of a chart. Its code and its calls come when it is seen, so `children` is an element of a lazy component; a
 * chart that cannot be drawn costs nothing else of its page (CHA-01).
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

/** A chart in a card of its own. */
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

/** While a chart is read, in its shape. */
export const ChartPending = () => (
  <SkeletonGroup label={m.charts_pending()} className="space-y-4">
    <Skeleton className="h-6 w-64 max-w-full" />
    <Skeleton className="h-60 w-full" />
    <Skeleton className="h-12 w-40" />
  </SkeletonGroup>
)

/** Without its figures: that they could not be read, and the way to read them again. */
export const ChartFailure = ({ isBusy, onRetry }: { isBusy: boolean; onRetry: () => void }) => (
  <Alert variant="warning" levelLabel={m.level_warning()}>
    <AlertDescription>{m.charts_failed()}</AlertDescription>
    <AlertAction>
      <Button variant="outline" busy={isBusy} onClick={onRetry}>
        {m.try_again()}
      </Button>
    </AlertAction>
  </Alert>
)

/** Figures that cannot be drawn, from replies that depart from the contract. */
const BrokenChart = ({ reset }: ErrorComponentProps) => <ChartFailure isBusy={false} onRetry={reset} />
