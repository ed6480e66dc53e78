import type { DepositRequest } from '@generated/api/model'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import { accountOf } from '@/domain/company-account'
import { type Coverage, coverRequests, ratesOf } from '@/domain/top-ups/enough'
import { requestNeedQuery } from '@/domain/top-ups/queries'
import { type Cents, cents, sum } from '@/values/money'
import { accountsQuery, readDeposits, requestedLoadsQuery } from '../queries'
import type { SeenDeposits } from './creation-failure'

/** What a deposit's confirmation shows, and exactly what its press sends. */
export interface PreparedDeposit {
  body: DepositRequest
  /** Name of the chosen method. */
  method: string
  /** Undefined when it could not be read anew. */
  balance: Cents | undefined
  /** What the open requests take of the balance after it (REQ-05); undefined when they could not be read. */
  coverage: Coverage | undefined
  /** The deposits on the account before the press, for when its answer is lost. */
  seen: SeenDeposits
}

/** Names the form for what is kept of it: a new deposit and one that is paid again are the same money. */
export const DEPOSIT_FORM = 'load-account'

/** Reads the figures anew for the confirmation. Never throws: the deposit does not wait for what it can do without. */
export async function prepareDeposit(
  client: QueryClient,
  { body, method }: Pick<PreparedDeposit, 'body' | 'method'>,
): Promise<PreparedDeposit> {
  const [accounts, requests, need, seen] = await Promise.all([
    client.fetchQuery({ ...accountsQuery(), staleTime: 0 }).catch(() => undefined),
    client.fetchQuery({ ...requestedLoadsQuery(), staleTime: 0 }).catch(() => undefined),
    client.fetchQuery({ ...requestNeedQuery(), staleTime: 0 }).catch(() => undefined),
    // Without it an unknown outcome stays undecided.
    readDeposits().catch(() => undefined),
  ])
  const balance = accounts && accountOf(accounts)?.availableBalance
  const coverage =
    balance === undefined || !requests?.requestedLoads || !need
      ? undefined
      : coverRequests(sum([cents(balance), cents(body.amount)]), requests.requestedLoads, ratesOf(need.requestedLoads))
  return { body, method, seen, coverage, balance: balance === undefined ? undefined : cents(balance) }
}

/** What tells later whether the money has come. */
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

/** The evidence as it was written down; undefined when storage holds something else. */
export function readEvidence(evidence: unknown): z.infer<typeof Evidence> | undefined {
  const result = z.safeParse(Evidence, evidence)
  return result.success ? result.data : undefined
}
