import { m } from '@generated/messages/messages.js'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { missingOf, neededFor } from '@/domain/top-ups/covered-requests'
import { requestNeedQuery } from '@/domain/top-ups/queries'
import { Alert, AlertAction, AlertDescription, AlertTitle } from '@/ui/content/alert'
import { buttonVariants } from '@/ui/inputs/button'
import { formatCount } from '@/values/count'
import { cents, formatEuros, isKnown } from '@/values/money'
import { requestedLoadsQuery } from '../queries'

/** DEP-04: sum of the open load requests, with a link. Renders nothing if they cannot be read. */
export function PendingRequests() {
  const { data } = useQuery(requestedLoadsQuery())
  const { data: need } = useQuery(requestNeedQuery())
  if (!data || data.totalRequestedLoads === 0) return null
  const { totalRequestedLoads: count, totalRequestedLoadsAmount: amount, currentBalance } = data
  const missing = need && missingOf(neededFor(need.requestedLoads), cents(currentBalance))
  return (
    <Alert variant="info">
      <AlertTitle>{m.deposit_requests_title({ count: formatCount(count) })}</AlertTitle>
      <AlertDescription>
        <p>{m.deposit_requests_text({ sum: formatEuros(cents(amount)) })}</p>
        {missing !== undefined && isKnown(missing) && (
          <p>
            {missing > 0
              ? m.deposit_requests_missing({ sum: formatEuros(missing) })
              : m.deposit_requests_enough({ sum: formatEuros(cents(currentBalance)) })}
          </p>
        )}
      </AlertDescription>
      <AlertAction>
        <Link to="/load-account/requested-loads" className={buttonVariants({ variant: 'outline' })}>
          {m.deposit_requests_action()}
        </Link>
      </AlertAction>
    </Alert>
  )
}
