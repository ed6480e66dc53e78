import type { Id } from '@generated/api/model'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useEffectEvent, useRef } from 'react'
import { invalidateAll } from '@/api/query-client'
import { type PollingLeg, usePolling } from '@/api/use-polling'
import { isAwaited, outcomeOf } from './payment-outcome'
import { paymentStatusQuery } from './queries'

/** PAY-24: every 3 seconds for up to 30. */
export const STATUS_LEGS: readonly PollingLeg[] = [{ everyMs: 3000, forMs: 30_000 }]

/** The status of a payment, read again while the provider's word may still come (PAY-24). */
export function usePaymentStatus(paymentId: Id) {
  const client = useQueryClient()
  const query = paymentStatusQuery(paymentId)
  const { data: reply } = useSuspenseQuery(query)
  const { isOver, isReading, hasFailed, askAgain } = usePolling(query, { isAwaited, legs: STATUS_LEGS })

  const returned = useEffectEvent(askAgain)
  useEffect(() => {
    // Come back from the provider by the browser's Back: what stands here is old.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) returned()
    }
    window.addEventListener('pageshow', onPageShow)
    return () => window.removeEventListener('pageshow', onPageShow)
  }, [])

  const { status } = reply
  const known = useRef(status)
  useEffect(() => {
    if (known.current === status) return
    known.current = status
    // DEP-08: with the payment the balance has changed, wherever it shows.
    void invalidateAll(client)
  }, [client, status])

  return {
    reply,
    outcome: outcomeOf(reply),
    /** The provider's word is still awaited: neither success nor failure can be told. */
    isWaiting: isAwaited(reply) && !isOver,
    isReading,
    /** The last read failed, and no more are made by themselves. */
    isUnreadable: isOver && hasFailed,
    readAgain: askAgain,
  }
}
