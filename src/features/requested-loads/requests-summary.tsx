import type { RequestedLoads } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { missingOf, neededFor } from '@/domain/top-ups/enough'
import { requestNeedQuery } from '@/domain/top-ups/queries'
import { Card, CardContent, CardHeader, CardTitle } from '@/ui/card'
import { DescriptionList } from '@/ui/description-list'
import { linkVariants } from '@/ui/link-variants'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { formatCount } from '@/values/count'
import { cents, formatEuros } from '@/values/money'

/** REQ-01, REQ-05: what is asked for and the balance side by side; the requests are not subtracted from it. */
export function RequestsSummary({ totalRequestedLoads, totalRequestedLoadsAmount, currentBalance }: RequestedLoads) {
  const { data: need, isPending } = useQuery(requestNeedQuery())
  const needed = need && neededFor(need.requestedLoads)
  const missing = missingOf(needed ?? cents(totalRequestedLoadsAmount), cents(currentBalance))
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
              ...(needed === undefined && !isPending
                ? []
                : [
                    {
                      label: m.requests_needed(),
                      value:
                        needed === undefined ? (
                          <SkeletonGroup label={m.requests_loading()}>
                            <Skeleton className="h-6 w-24" />
                          </SkeletonGroup>
                        ) : (
                          formatEuros(needed)
                        ),
                      kind: 'money' as const,
                    },
                  ]),
              {
                label: m.requests_balance(),
                value: formatEuros(cents(currentBalance)),
                kind: 'money',
                strong: true,
                note:
                  missing > 0 && !isPending ? m.requests_balance_short({ missing: formatEuros(missing) }) : undefined,
              },
            ]}
          />
          <div className="space-y-2 text-muted-foreground nav:pt-2.5">
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
