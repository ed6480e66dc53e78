import type { Transaction } from '@generated/api/model'
import type { ApiError } from '@/api/api-error'
import { isOfSameCommand } from '@/forms/submit/press'

/** Codes that the payer can do something about in the form (DEP-06). */
const ABOUT_THE_FORM: readonly string[] = [
  'amount_below_minimum',
  'amount_above_maximum',
  'payment_method_unavailable',
  'validation_failed',
  'payment_expired',
]

/**
 * Where a failed creation shows, in one place each: `form` what can be corrected there, `session` what the login screen
 * tells, `settled` a deposit that another payment has paid or is paying, `unknown` where the payment may
 * exist all the same, `blocked` everything else (NAV-10).
 */
export type CreationFailure = 'form' | 'session' | 'settled' | 'unknown' | 'blocked'

export function creationFailure(
  error: Pick<ApiError, 'kind' | 'status' | 'codes' | 'outcomeUnknown'>,
): CreationFailure {
  if (error.kind === 'superseded' || error.kind === 'no-session' || error.status === 401) return 'session'
  if (error.outcomeUnknown || isOfSameCommand(error)) return 'unknown'
  // Nothing was done: the amount stays, and the form says when to try again.
  if (error.status === 429) return 'form'
  if (error.codes.includes('payment_already_paid')) return 'settled'
  return error.codes.some((code) => ABOUT_THE_FORM.includes(code)) ? 'form' : 'blocked'
}

/** The deposits among the newest transactions; undefined when they could not be read. */
export type SeenDeposits = readonly Pick<Transaction, 'id' | 'balanceChange'>[] | undefined

/**
 * After an unknown outcome: whether a deposit of the sum (cents) has come that was not there before the press. Creating a
 * payment moves no money, so nothing new means that nothing has moved; without both readings nothing can be told.
 */
export function resolveOutcome(
  before: SeenDeposits,
  after: SeenDeposits,
  amount: number,
): 'arrived' | 'nothing' | 'undecided' {
  if (!before || !after) return 'undecided'
  const known = new Set(before.map(({ id }) => id))
  const isNew = after.some(({ id, balanceChange }) => !known.has(id) && balanceChange === amount)
  return isNew ? 'arrived' : 'nothing'
}
