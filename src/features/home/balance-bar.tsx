import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { ReadFailure } from '@/domain/read-failure'
import { missingOf, neededFor } from '@/domain/top-ups/enough'
import { requestNeedQuery } from '@/domain/top-ups/queries'
import { buttonVariants } from '@/ui/button'
import { linkVariants } from '@/ui/link-variants'
import { Skeleton, SkeletonGroup } from '@/ui/skeleton'
import { cents, formatEuros } from '@/values/money'
import { OpenPaymentsLine } from './open-payments-line'
import { balanceQuery } from './queries'
import { STEP_PATHS } from './set-up'

/** The company's money, what employees wait for, and the way to transfer more (HOM-03). */
export function BalanceBar() {
  const { data, isError, refetch } = useQuery(balanceQuery())
  const { data: need } = useQuery({ ...requestNeedQuery(), enabled: data !== undefined && data.requested > 0 })
  const missing = data && need ? missingOf(neededFor(need.requestedLoads), data.balance) : cents(0)
  if (isError && !data) return <ReadFailure title={m.home_balance_failed()} onRetry={() => void refetch()} />
  return (
    <section
      aria-labelledby="balance"
      className="flex flex-wrap items-center justify-between gap-x-6 gap-y-4 rounded-lg border border-border bg-card p-4 sm:px-6 sm:py-5"
    >
      <div className="min-w-0">
        <h2 id="balance" className="text-muted-foreground">
          {m.home_balance()}
        </h2>
        {data ? (
          <p className="text-3xl font-semibold whitespace-nowrap">{formatEuros(data.balance)}</p>
        ) : (
          <SkeletonGroup label={m.home_balance_pending()} className="space-y-1">
            <Skeleton className="h-9 w-40" />
            <Skeleton className="h-6 w-64 max-w-full" />
          </SkeletonGroup>
        )}
        {data && (
          <p className="mt-1 flex min-h-6 flex-wrap items-baseline gap-x-2 text-sm text-muted-foreground">
            {data.requested > 0 ? (
              <>
                {m.home_balance_requested({ amount: formatEuros(data.requested) })}
                {missing > 0 && (
                  <span className="font-medium text-attention">
                    {m.home_balance_missing({ amount: formatEuros(missing) })}
                  </span>
                )}
                <Link to="/load-account/requested-loads" className={linkVariants()}>
                  {m.home_balance_requests()}
                </Link>
              </>
            ) : (
              m.home_balance_no_requests()
            )}
          </p>
        )}
        <OpenPaymentsLine />
      </div>
      <Link to={STEP_PATHS.deposit} className={buttonVariants({ className: 'max-sm:w-full' })}>
        {m.home_balance_transfer()}
      </Link>
    </section>
  )
}
