import type { DepositRequest, Id } from '@generated/api/model'
import type { QueryClient } from '@tanstack/react-query'
import { readAnew } from '@/api/queries/read-anew'
import type { ApiError } from '@/api/replies/api-error'
import { accountOf } from '@/domain/company-account'
import { type Cents, cents } from '@/values/numbers/money'
import { accountsQuery } from '../queries'

export interface PreparedDeposit {
  body: DepositRequest
  method: string
  /** Undefined if it could not be refetched. */
  balance: Cents | undefined
  /** Sum of the open load requests (REQ-05). */
  requested: number
}

/** Key of the draft and of the sent command. A new deposit and a repeated one share it, so they block each other. */
export const DEPOSIT_FORM = 'load-account'

/** Refetches the account for the confirmation. Never throws: the deposit can go on without it. */
export async function prepareDeposit(
  client: QueryClient,
  { body, method }: Pick<PreparedDeposit, 'body' | 'method'>,
): Promise<PreparedDeposit> {
  const accounts = await readAnew(client, accountsQuery()).catch(() => undefined)
  const available = accounts && accountOf(accounts)?.availableBalance
  return {
    body,
    method,
    balance: available === undefined ? undefined : cents(available),
    requested: accounts?.unfulfilledRequestSum ?? 0,
  }
}

/**
 * Data stored with the sent deposit, to offer its amount again after a lost reply.
 * @param failed the failed payment that is paid again. Paying another one is another command, also with the same body
 */
export const depositEvidence = ({ body }: PreparedDeposit, failed?: Id) => ({
  body: { ...body, failed },
  amount: body.amount,
})

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
