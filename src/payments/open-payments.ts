import type { Id, PaymentStatusReply } from '@generated/api/model'
import { useQueries } from '@tanstack/react-query'
import { createAtom, useSelector } from '@tanstack/react-store'
import { array, record, safeParse, string } from 'zod/mini'
import { readStoredValue, writeStoredValue } from '@/browser/browser-storage'
import { currentSession, useSession } from '@/session/session-store'
import { paymentStatusQuery } from './queries'

const STORAGE_KEY = 'portal.open-payments'
/** More than anybody has open; the oldest is forgotten first. */
const MAX_REMEMBERED = 20

// No call lists payments: the browser remembers the ids of those that were begun in it, and asks how they are doing. An
// id says nothing of itself, so it outlives the session, for the same user only (SES-14).
const Stored = record(string(), array(string()))

function readAll(): Record<string, string[]> {
  const result = safeParse(Stored, readStoredValue('local', STORAGE_KEY))
  return result.success ? result.data : {}
}

const version = createAtom(0)

function change(edit: (ids: readonly Id[]) => Id[]) {
  // An impersonation has no owner and leaves nothing behind (SES-30).
  const owner = currentSession()?.owner
  if (owner === undefined) return
  const all = readAll()
  const before = all[owner] ?? []
  const after = edit(before)
  if (after.join(' ') === before.join(' ')) return
  writeStoredValue('local', STORAGE_KEY, { ...all, [owner]: after.slice(-MAX_REMEMBERED) })
  version.set((count) => count + 1)
}

/** A payment was begun: until it is settled it is found again. */
export const rememberPayment = (paymentId: Id) => change((ids) => [...ids.filter((id) => id !== paymentId), paymentId])

/** It is settled, given up, or another one stands for it. */
export const forgetPayment = (paymentId: Id) => change((ids) => ids.filter((id) => id !== paymentId))

/** Paid, on its way for certain, or over: nobody needs to do anything. */
export const isSettled = ({ status }: Pick<PaymentStatusReply, 'status'>): boolean =>
  status === 'Paid' || status === 'Confirmed' || status === 'Expired'

export interface OpenPayment {
  paymentId: Id
  reply: PaymentStatusReply
}

/** The payments that were begun in this browser and wait for something, the newest first, as they are now. */
export function useOpenPayments(): OpenPayment[] {
  useSelector(version, (count) => count)
  const owner = useSession()?.owner
  const ids = owner === undefined ? [] : (readAll()[owner] ?? [])
  const queries = useQueries({ queries: ids.map((id) => ({ ...paymentStatusQuery(id), retry: false })) })
  return ids
    .flatMap((paymentId, at) => {
      const reply = queries[at]?.data
      return reply && !isSettled(reply) ? [{ paymentId, reply }] : []
    })
    .toReversed()
}
