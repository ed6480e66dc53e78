import type { Transaction } from '@generated/api/model'
import type { ApiError } from '@/api/api-error'
import { isOfSameCommand } from '@/forms/submit/press'

/** Error codes that the payer can correct in the form (DEP-06). */
const ABOUT_THE_FORM: readonly string[] = [
  'amount_below_minimum',
  'amount_above_maximum',
  'payment_method_unavailable',
  'validation_failed',
  'payment_expired',
]

/**
 * Where a failed creation is shown: `form` if it can be corrected there, `session` if the login screen reports it,
 * `settled` if another payment has paid or is paying the deposit, `unknown` if the payment may exist, otherwise
 * `blocked` (NAV-10).
 */
export type CreationFailure = 'form' | 'session' | 'settled' | 'unknown' | 'blocked'

export function creationFailure(
  error: Pick<ApiError, 'kind' | 'status' | 'codes' | 'outcomeUnknown'>,
): CreationFailure {
  if (error.kind === 'superseded' || error.kind === 'no-session' || error.status === 401) return 'session'
  if (error.outcomeUnknown || isOfSameCommand(error)) return 'unknown'
  // Rate-limited, so nothing was done. The amount stays, and the form shows when to retry.
  if (error.status === 429) return 'form'
  if (error.codes.includes('payment_already_paid')) return 'settled'
  return error.codes.some((code) => ABOUT_THE_FORM.includes(code)) ? 'form' : 'blocked'
}

/** Deposits among the newest transactions; undefined if they could not be read. */
export type SeenDeposits = readonly Pick<Transaction, 'id' | 'balanceChange'>[] | undefined

/**
 * After an unknown outcome: whether a new deposit of this amount (cents) has arrived since the submit. Creating a
 * payment moves no money, so no new deposit means that no money has moved. Undecided unless both lists were read.
 */
export function resolveOutcome(
  before: SeenDeposits,
  after: SeenDeposits,
  amount: number,
): 'arrived' | 'several' | 'nothing' | 'undecided' {
  if (!before || !after) return 'undecided'
  const known = new Set(before.map(({ id }) => id))
  const arrived = after.filter(({ id, balanceChange }) => !known.has(id) && balanceChange === amount)
  if (arrived.length > 1) return 'several'
  return arrived.length === 1 ? 'arrived' : 'nothing'
}
