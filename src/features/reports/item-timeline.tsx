import type { TopUpLoadItem } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { LazyTimeline } from '@/employees/timeline/lazy-timeline'
import { employeeOfItemQuery } from '@/employees/timeline/timeline-queries'
import { ReportFailure } from '@/notifications/report-failure'
import { SkeletonGroup, SkeletonText } from '@/ui/content/skeleton'
import { Button } from '@/ui/inputs/button'
import { Sheet, SheetBody, SheetContent, SheetFooter, SheetHeader, SheetTitle } from '@/ui/overlays/sheet'
import { nameOf } from './top-up-item-columns'

/** WHY-01: the timeline of an employee, opened from a load. */
export function ItemTimeline({ item, onClose }: { item: TopUpLoadItem; onClose: () => void }) {
  const { data: employee, isError, isFetching, refetch } = useQuery(employeeOfItemQuery(item))
  return (
    <Sheet open onOpenChange={onClose}>
      <SheetContent size="lg">
        <SheetHeader closeLabel={m.employees_close()}>
          <SheetTitle>{nameOf(item)}</SheetTitle>
        </SheetHeader>
        <SheetBody>
          {isError && <ReportFailure title={m.why_failed_title()} isBusy={isFetching} onRetry={() => void refetch()} />}
          {!isError && employee === undefined && (
            <SkeletonGroup label={m.why_loading()}>
              <SkeletonText lines={6} />
            </SkeletonGroup>
          )}
          {employee !== undefined && <LazyTimeline personalId={item.personalId} employee={employee ?? undefined} />}
        </SheetBody>
        <SheetFooter>
          <Button variant="outline" onClick={onClose}>
            {m.employees_close()}
          </Button>
        </SheetFooter>
      </SheetContent>
    </Sheet>
  )
}
