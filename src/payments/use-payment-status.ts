import type { Id } from '@generated/api/model'
import { useQueryClient, useSuspenseQuery } from '@tanstack/react-query'
import { useEffect, useReducer, useRef } from 'react'
import { invalidateAll } from '@/api/query-client'
import { now } from '@/values/clock'
import { isAwaited, outcomeOf } from './payment-outcome'
import { paymentStatusQuery, readStatusAnew } from './queries'
import { startPolling, step } from './status-polling'

/** The status of a payment, read again while the provider's word may still come (PAY-24). */
export function usePaymentStatus(paymentId: Id) {
  const client = useQueryClient()
  const { data: reply } = useSuspenseQuery(paymentStatusQuery(paymentId))
  const [polling, dispatch] = useReducer(step, undefined, () =>
    startPolling(isAwaited(reply), now(), document.visibilityState === 'hidden'),
  )
  const { phase, dueAt } = polling

  useEffect(() => {
    if (phase !== 'reading') return undefined
    let isGone = false
    readStatusAnew(client, paymentId).then(
      (answer) => isGone || dispatch({ kind: 'answered', isAwaited: isAwaited(answer), at: now() }),
      () => isGone || dispatch({ kind: 'failed', at: now() }),
    )
    return () => {
      isGone = true
    }
  }, [client, paymentId, phase])

  useEffect(() => {
    if (dueAt === undefined) return undefined
    const timer = setTimeout(() => dispatch({ kind: 'tick', at: now() }), Math.max(0, dueAt - now()) + 1)
    return () => clearTimeout(timer)
  }, [dueAt])

  useEffect(() => {
    const onVisibility = () => dispatch({ kind: document.visibilityState === 'hidden' ? 'hidden' : 'shown', at: now() })
    // Come back from the provider by the browser's Back: what stands here is old.
    const onPageShow = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ kind: 'asked', at: now() })
    }
    document.addEventListener('visibilitychange', onVisibility)
    window.addEventListener('pageshow', onPageShow)
    return () => {
      document.removeEventListener('visibilitychange', onVisibility)
      window.removeEventListener('pageshow', onPageShow)
    }
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
    isWaiting: isAwaited(reply) && polling.phase !== 'resting',
    /** A read is under way that the payer asked for or the machine began. */
    isReading: phase === 'reading',
    /** The last read failed, and no more are made by themselves. */
    isUnreadable: polling.hasFailed && polling.phase === 'resting',
    readAgain: () => dispatch({ kind: 'asked', at: now() }),
  }
}
