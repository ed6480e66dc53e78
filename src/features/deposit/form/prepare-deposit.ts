import type { DepositRequest } from '@generated/api/model'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountOf } from '@/domain/company-account'
import { type Coverage, coverRequests, ratesOf } from '@/domain/top-ups/covered-requests'
import { requestNeedQuery } from '@/domain/top-ups/queries'
import { type Cents, cents, sum } from '@/values/money'
import { accountsQuery, readDeposits, requestedLoadsQuery } from '../queries'
import type { SeenDeposits } from './creation-failure'

/** Data of the confirmation, and the exact body that it sends. */
export interface PreparedDeposit {
  body: DepositRequest
  /** Name of the selected method. */
  method: string
  /** Undefined if it could not be refetched. */
  balance: Cents | undefined
  /** What the open load requests take of the new balance (REQ-05); undefined if they could not be read. */
  coverage: Coverage | undefined
  /** Deposits on the account before the submit, for a lost reply. */
  seen: SeenDeposits
}

/** Key of the draft and of the sent command. A new deposit and a repeated one share it, so they block each other. */
export const DEPOSIT_FORM = 'load-account'

/** Refetches the figures for the confirmation. Never throws: the deposit can go on without them. */
export async function prepareDeposit(
  client: QueryClient,
  { body, method }: Pick<PreparedDeposit, 'body' | 'method'>,
): Promise<PreparedDeposit> {
  const [accounts, requests, need, seen] = await Promise.all([
    client.fetchQuery({ ...accountsQuery(), staleTime: 0 }).catch(() => undefined),
    client.fetchQuery({ ...requestedLoadsQuery(), staleTime: 0 }).catch(() => undefined),
    client.fetchQuery({ ...requestNeedQuery(), staleTime: 0 }).catch(() => undefined),
    // Without these deposits, an unknown outcome stays undecided.
    readDeposits().catch(() => undefined),
  ])
  const balance = accounts && accountOf(accounts)?.availableBalance
  const coverage =
    balance === undefined || !requests?.requestedLoads || !need
      ? undefined
      : coverRequests(sum([cents(balance), cents(body.amount)]), requests.requestedLoads, ratesOf(need.requestedLoads))
  return { body, method, seen, coverage, balance: balance === undefined ? undefined : cents(balance) }
}

/** Data stored with the sent deposit, to find out later whether the money arrived. */
export const depositEvidence = ({ body, seen }: PreparedDeposit) => ({
  body,
  amount: body.amount,
  method: body.payment.method,
  seen: seen?.map(({ id, balanceChange }) => ({ id, balanceChange })),
})

const Evidence = z.object({
  amount: z.number(),
  method: z.optional(z.string()),
  seen: z.optional(z.array(z.object({ id: z.string(), balanceChange: z.number() }))),
})

/** Parses stored evidence; undefined if it is invalid. */
export function readEvidence(evidence: unknown): z.infer<typeof Evidence> | undefined {
  const result = z.safeParse(Evidence, evidence)
  return result.success ? result.data : undefined
}
