import { m } from '@generated/messages/messages.js'
import { CatchBoundary, type ErrorComponentProps } from '@tanstack/react-router'
import { type ReactNode, Suspense, useCallback, useState } from 'react'
import { ReadFailure } from '@/domain/read-failure'
import { TitledCard } from '@/ui/content/card'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'

/** Loading starts slightly before the element scrolls into view. */
const MARGIN = '200px'

/** Mounts a chart when it is scrolled into view. A chart that fails to render does not affect its page (CHA-01). */
export function SeenChart({ children }: { children: ReactNode }) {
  // Without IntersectionObserver it is mounted at once.
  const [isSeen, setIsSeen] = useState(typeof IntersectionObserver === 'undefined')
  const observe = useCallback((element: HTMLDivElement) => {
    const observer = new IntersectionObserver(
      (entries) => {
        if (entries.some(({ isIntersecting }) => isIntersecting)) setIsSeen(true)
      },
      { rootMargin: MARGIN },
    )
    observer.observe(element)
    return () => observer.disconnect()
  }, [])
  return (
    <div ref={isSeen ? undefined : observe} data-slot="chart-place">
      <CatchBoundary getResetKey={() => 'chart'} errorComponent={BrokenChart}>
        {isSeen ? <Suspense fallback={<ChartPending />}>{children}</Suspense> : <ChartPending />}
      </CatchBoundary>
    </div>
  )
}

export const ChartCard = ({ title, children }: { title: string; children: ReactNode }) => (
  <TitledCard aria-label={title} title={title}>
    <SeenChart>{children}</SeenChart>
  </TitledCard>
)

export const ChartPending = () => (
  <SkeletonGroup label={m.charts_pending()} className="space-y-4">
    <Skeleton className="h-6 w-64 max-sm:h-18" />
    <Skeleton className="h-60 w-full" />
    <Skeleton className="h-14 w-full max-sm:h-30" />
    <Skeleton className="h-10 w-full max-sm:h-30" />
    <Skeleton className="h-10 w-40" />
  </SkeletonGroup>
)

export const ChartFailure = ({ onRetry }: { onRetry: () => unknown }) => (
  <ReadFailure onRetry={onRetry}>{m.charts_failed()}</ReadFailure>
)

/** Replaces a chart that fails to render because a reply violates the contract. */
const BrokenChart = ({ reset }: ErrorComponentProps) => <ChartFailure onRetry={reset} />
