import { m } from '@generated/messages/messages.js'
import type { ErrorComponentProps } from '@tanstack/react-router'
import { useLocale } from '@/language/locale'
import { RouteErrorScreen } from '@/shell/route-error-screen'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { TopUpHeader } from './top-up-header'

/** Skeleton of a load's report. */
export function TopUpPending() {
  return (
    <>
      <TopUpHeader title={m.reports_detail_title()} />
      <SkeletonGroup label={m.reports_detail_loading()} className="space-y-6">
        <Skeleton className="h-64 w-full rounded-lg" />
        <Skeleton className="h-[30rem] w-full rounded-lg" />
      </SkeletonGroup>
    </>
  )
}

/** Error screen of a report that cannot be read or does not exist, with next steps. */
export function TopUpFailure(props: ErrorComponentProps) {
  useLocale()
  return (
    <>
      <TopUpHeader title={m.reports_detail_title()} />
      <RouteErrorScreen {...props} />
    </>
  )
}
