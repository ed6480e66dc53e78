import { m } from '@generated/messages/messages.js'
import { useQueries } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { CalendarClock, Check, ChevronRight, HandCoins, type LucideIcon, TriangleAlert, Users } from 'lucide-react'
import { benefitName } from '@/domain/benefit-names'
import { cardOrdersQuery, isOpenCardOrder } from '@/domain/card-orders'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { linkVariants } from '@/ui/link-variants'
import { SkeletonGroup, SkeletonText } from '@/ui/skeleton'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { formatEuros } from '@/values/money'
import { formatDate } from '@/values/plain-date'
import { employeesQuery, requestsQuery, topUpsQuery } from './queries'
import { failedLoads, nextLoad, requestsItem, type WorkItem, withoutBenefit } from './worklist'

/** What needs the user now, each with the way there, and what comes next. */
export function WorklistCard() {
  const [topUps, requests, employees, cardOrders] = useQueries({
    queries: [topUpsQuery(), requestsQuery(), employeesQuery(), cardOrdersQuery()],
  })
  const day = today()
  const items: WorkItem[] = [
    ...failedLoads(topUps.data ?? [], day),
    ...(requests.data ? requestsItem(requests.data) : []),
    ...withoutBenefit(employees.data ?? [], day),
  ]
  const reads = [topUps, requests, employees, cardOrders]
  const next = topUps.data && nextLoad(topUps.data, day)
  const retry = () => {
    for (const read of reads) if (!read.data) void read.refetch()
  }
  const isPending = reads.some((read) => read.isPending)
  // They stand above, each with its ways on (CRD-13).
  const hasOpenOrder = cardOrders.data?.cardOrders.some(isOpenCardOrder) === true
  const isIncomplete = reads.some((read) => read.isError && !read.data)
  return (
    <Card aria-label={m.home_work()}>
      <CardHeader>
        <CardTitle>{m.home_work()}</CardTitle>
      </CardHeader>
      <CardContent flush>
        <ul className="divide-y divide-border border-t border-border">
          {items.map((item) => (
            <WorkLine key={`${item.kind} ${item.path}`} item={item} />
          ))}
          {isPending && (
            <li className="px-4 py-3 sm:px-6">
              <SkeletonGroup label={m.home_work_pending()}>
                {/* About as high as what comes, so that little moves under it. */}
                <SkeletonText lines={3} className="space-y-7 py-1" />
              </SkeletonGroup>
            </li>
          )}
          {!isPending && !isIncomplete && items.length === 0 && !hasOpenOrder && (
            <li className="flex items-center gap-3 px-4 py-3 text-muted-foreground sm:px-6">
              <Check aria-hidden="true" className="size-5 shrink-0 text-success" />
              {m.home_work_nothing()}
            </li>
          )}
          {isIncomplete && (
            <li className="flex flex-wrap items-center gap-x-3 px-4 py-3 sm:px-6">
              <span role="status">{m.home_work_failed()}</span>
              <button type="button" className={linkVariants()} onClick={retry}>
                {m.try_again()}
              </button>
            </li>
          )}
          {topUps.data && (
            <li className="flex items-center gap-3 px-4 py-3 text-muted-foreground sm:px-6">
              <CalendarClock aria-hidden="true" className="size-5 shrink-0" />
              {next
                ? m.home_work_next({ benefit: benefitName(next.benefit), date: formatDate(next.date) })
                : m.home_work_no_next()}
            </li>
          )}
        </ul>
      </CardContent>
    </Card>
  )
}

const ICONS: Record<WorkItem['kind'], LucideIcon> = {
  'failed-load': TriangleAlert,
  requests: HandCoins,
  'without-benefit': Users,
}

function textOf(item: WorkItem): string {
  switch (item.kind) {
    case 'failed-load':
      return m.home_work_failed_load({ benefit: benefitName(item.benefit), date: formatDate(item.date) })
    case 'requests':
      return m.home_work_requests({ count: formatCount(item.count), sum: formatEuros(item.sum) })
    case 'without-benefit':
      return m.home_work_without_benefit({ count: formatCount(item.count) })
  }
}

function WorkLine({ item }: { item: WorkItem }) {
  const Icon = ICONS[item.kind]
  return (
    <li>
      <Link
        to={item.path}
        search={'search' in item ? item.search : undefined}
        className="flex min-h-11 items-center gap-3 px-4 py-2.5 hover:bg-muted sm:px-6"
      >
        <Icon aria-hidden="true" className="size-5 shrink-0 text-attention" />
        <span className="min-w-0 grow">{textOf(item)}</span>
        <ChevronRight aria-hidden="true" className="size-5 shrink-0 text-muted-foreground" />
      </Link>
    </li>
  )
}
