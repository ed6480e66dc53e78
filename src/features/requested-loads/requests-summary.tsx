import type { RequestedLoads } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { RetryLine } from '@/domain/read-failure'
import { missingOf, neededFor } from '@/domain/top-ups/covered-requests'
import { requestNeedQuery } from '@/domain/top-ups/queries'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/content/card'
import { DescriptionList } from '@/ui/content/description-list'
import { Skeleton, SkeletonGroup } from '@/ui/content/skeleton'
import { linkVariants } from '@/ui/navigation/link-variants'
import { formatCount } from '@/values/count'
import { MISSING } from '@/values/missing'
import { cents, formatEuros } from '@/values/money'

/** REQ-01, REQ-05: total of the requests and the balance; the total is not subtracted. */
export function RequestsSummary({ totalRequestedLoads, totalRequestedLoadsAmount, currentBalance }: RequestedLoads) {
  const { data, isError, isFetching, refetch } = useQuery(requestNeedQuery())
  // Without the fees the sum needed is unknown, and so is whether the balance covers it.
  const needed = data && !isError ? neededFor(data.requestedLoads) : undefined
  const missing = needed && missingOf(needed, cents(currentBalance))
  return (
    <Card>
      <CardHeader>
        <CardTitle>{m.requests_summary()}</CardTitle>
      </CardHeader>
      <CardContent>
        <div className="grid gap-x-12 gap-y-4 nav:grid-cols-2">
          <DescriptionList
            rows={[
              { label: m.requests_count(), value: formatCount(totalRequestedLoads), kind: 'number' },
              { label: m.requests_total(), value: formatEuros(cents(totalRequestedLoadsAmount)), kind: 'money' },
              {
                label: m.requests_needed(),
                value: isError ? (
                  MISSING
                ) : needed === undefined ? (
                  <SkeletonGroup label={m.requests_loading()}>
                    <Skeleton className="h-6 w-24" />
                  </SkeletonGroup>
                ) : (
                  formatEuros(needed)
                ),
                kind: 'money',
              },
              {
                label: m.requests_balance(),
                value: formatEuros(cents(currentBalance)),
                kind: 'money',
                isAnswer: true,
                note: missing ? m.requests_balance_short({ missing: formatEuros(missing) }) : undefined,
              },
            ]}
          />
          <div className="space-y-2 text-muted-foreground nav:pt-2.5">
            {isError && (
              <RetryLine
                className="text-foreground"
                text={m.requests_need_failed()}
                disabled={isFetching}
                onRetry={refetch}
              />
            )}
            <p>{m.requests_disclaimer()}</p>
            <p className="print:hidden">
              <Link to="/reports" search={{ tab: 'transactions' }} className={linkVariants()}>
                {m.requests_transactions()}
              </Link>
            </p>
          </div>
        </div>
      </CardContent>
    </Card>
  )
}
