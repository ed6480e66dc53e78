import type { DepositRequest, Id, Transaction } from '@generated/api/model'
import type { QueryClient } from '@tanstack/react-query'
import * as z from 'zod/mini'
import type { ApiError } from '@/api/api-error'
import { accountOf } from '@/domain/company-account'
import { type Cents, cents } from '@/values/money'
import { accountsQuery, readDeposits } from '../queries'

export interface PreparedDeposit {
  body: DepositRequest
  method: string
  /** Undefined if it could not be refetched. */
  balance: Cents | undefined
  /** Sum of the open load requests (REQ-05). */
  requested: number
  /** Ids of the deposits on the account before the submit, for a lost reply. Undefined if they could not be read. */
  seen: readonly string[] | undefined
}

/** Key of the draft and of the sent command. A new deposit and a repeated one share it, so they block each other. */
export const DEPOSIT_FORM = 'load-account'

/** Refetches the figures for the confirmation. Never throws: the deposit can go on without them. */
export async function prepareDeposit(
  client: QueryClient,
  { body, method }: Pick<PreparedDeposit, 'body' | 'method'>,
): Promise<PreparedDeposit> {
  const [accounts, deposits] = await Promise.all([
    client.fetchQuery({ ...accountsQuery(), staleTime: 0 }).catch(() => undefined),
    // Without these deposits, an unknown outcome stays undecided.
    readDeposits().catch(() => undefined),
  ])
  const available = accounts && accountOf(accounts)?.availableBalance
  return {
    body,
    method,
    balance: available === undefined ? undefined : cents(available),
    requested: accounts?.unfulfilledRequestSum ?? 0,
    seen: deposits?.map(({ id }) => id),
  }
}

/**
 * Data stored with the sent deposit, to find out later whether the money arrived.
 * @param failed the failed payment that is paid again. Paying another one is another command, also with the same body
 */
export const depositEvidence = ({ body, seen }: PreparedDeposit, failed?: Id) => ({
  body: { ...body, failed },
  amount: body.amount,
  seen,
})

const Evidence = z.object({
  amount: z.number(),
  seen: z.optional(z.array(z.string())),
})

export const readEvidence = (evidence: unknown) => z.safeParse(Evidence, evidence).data

/** Error codes that the payer can correct in the form (DEP-06). */
const ABOUT_THE_FORM: readonly string[] = [
  'amount_below_minimum',
  'amount_above_maximum',
  'payment_method_unavailable',
  'validation_failed',
  'payment_expired',
  'payment_already_paid',
]

/** Whether a failed creation cannot be corrected in the form (NAV-10). The form or the login screen tells all others. */
export function isBlocking(error: ApiError): boolean {
  const isOfSession = error.kind === 'superseded' || error.kind === 'no-session' || error.status === 401
  // Rate-limited: nothing was done. The amount stays, and the form shows when to retry.
  if (isOfSession || error.outcomeUnknown || error.status === 429) return false
  return !error.codes.some((code) => ABOUT_THE_FORM.includes(code))
}

const DAY_MS = 86_400_000

/**
 * Whether a new deposit of this amount (cents) has arrived since the submit; creating a payment moves no money. A deposit
 * of an earlier month may be new to the list, too. The day of tolerance is for dates without a time and for wrong clocks.
 */
export function resolveOutcome(
  before: readonly string[] | undefined,
  after: readonly Pick<Transaction, 'id' | 'balanceChange' | 'date'>[] | undefined,
  { amount, sentAt }: { amount: number; sentAt: number },
): 'arrived' | 'several' | 'nothing' | 'undecided' {
  if (!before || !after) return 'undecided'
  const arrived = after.filter(
    ({ id, balanceChange, date }) =>
      !before.includes(id) && balanceChange === amount && !(Date.parse(date) < sentAt - DAY_MS),
  )
  if (arrived.length > 1) return 'several'
  return arrived.length === 1 ? 'arrived' : 'nothing'
}
