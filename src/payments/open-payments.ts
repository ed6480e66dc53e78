import type { Id, PaymentStatusReply } from '@generated/api/model'
import { useQueries } from '@tanstack/react-query'
import { array, record, safeParse, string } from 'zod/mini'
import { failureOf } from '@/api/replies/api-error'
import { persistedValue, usePersistedValue } from '@/browser/persisted-value'
import { currentSession, useSession } from '@/session/session-store'
import { paymentStatusQuery } from './queries'

/** More payments than anybody has open; the oldest is dropped first. */
const MAX_REMEMBERED = 20

// The API has no list of payments, so the browser stores the ids of those started in it and reads their status. An id
// alone reveals nothing, so it is kept after the session, for the same user only (SES-14).
const stored = persistedValue('portal.open-payments', (value): Record<string, string[]> => {
  const result = safeParse(record(string(), array(string())), value)
  return result.success ? result.data : {}
})

function change(edit: (ids: readonly Id[]) => Id[]) {
  // An impersonation has no owner and stores nothing (SES-30).
  const owner = currentSession()?.owner
  if (owner === undefined) return
  const all = stored.get()
  stored.set({ ...all, [owner]: edit(all[owner] ?? []).slice(-MAX_REMEMBERED) })
}

/** Stores a payment that was started, so that it is found again until it is settled. */
export const rememberPayment = (paymentId: Id) => change((ids) => [...ids.filter((id) => id !== paymentId), paymentId])

export const forgetPayment = (paymentId: Id) => change((ids) => ids.filter((id) => id !== paymentId))

/** Not one that is confirmed: until its money arrives, the balance lacks it, and somebody could pay again (PAY-20). */
export const isSettled = ({ status }: Pick<PaymentStatusReply, 'status'>): boolean =>
  status === 'Paid' || status === 'Expired'

export interface OpenPayment {
  paymentId: Id
  reply: PaymentStatusReply
}

/** The unsettled payments that were started in this browser, the newest first, and the reads of their status. */
export function useOpenPayments() {
  const all = usePersistedValue(stored)
  const owner = useSession()?.owner
  const ids = owner === undefined ? [] : (all[owner] ?? [])
  const queries = useQueries({
    queries: ids.map((paymentId) => ({
      ...paymentStatusQuery(paymentId),
      select: (reply: PaymentStatusReply): OpenPayment => ({ paymentId, reply }),
    })),
  })
  return {
    payments: queries.flatMap(({ data }) => (data && !isSettled(data.reply) ? [data] : [])).toReversed(),
    // Without those that were refused as unknown or forbidden: the payment is not open, or not this user's.
    reads: queries.filter(({ error }) => !['missing', 'forbidden'].includes(failureOf(error, true))),
  }
}
