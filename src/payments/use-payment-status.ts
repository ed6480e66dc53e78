import type { Id } from '@generated/api/model'
import { useQueryClient } from '@tanstack/react-query'
import { useEffect, useRef } from 'react'
import { invalidateAll } from '@/api/queries/query-client'
import { type PollingLeg, usePolling } from '@/api/queries/use-polling'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import { useRestoredPage } from '@/browser/use-restored-page'
import { isAwaited, outcomeOf } from './payment-outcome'
import { paymentStatusQuery } from './queries'

/** PAY-24: every 3 seconds for up to 30. */
export const STATUS_LEGS: readonly PollingLeg[] = [{ everyMs: 3000, forMs: 30_000 }]

export function usePaymentStatus(paymentId: Id) {
  const client = useQueryClient()
  const query = paymentStatusQuery(paymentId)
  const { data: reply } = useRequiredQuery(query)
  const { isOver, isReading, hasFailed, refetch } = usePolling(query, { isAwaited, legs: STATUS_LEGS })

  // After the provider's page, the restored status is stale.
  useRestoredPage(refetch)

  const { status } = reply
  const known = useRef(status)
  useEffect(() => {
    if (known.current === status) return
    known.current = status
    // DEP-08: the payment has changed the balance, which may be on screen.
    void invalidateAll(client)
  }, [client, status])

  return {
    reply,
    outcome: outcomeOf(reply),
    /** The provider's result is still awaited: neither success nor failure. */
    isWaiting: isAwaited(reply) && !isOver,
    isReading,
    /** The last read failed, and polling has stopped. */
    isUnreadable: isOver && hasFailed,
    refetch,
  }
}
