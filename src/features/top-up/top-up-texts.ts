import { m } from '@generated/messages/messages.js'
import { currentLocale } from '@/language/locale'
import { formatCount, formatDecimal } from '@/values/count'
import { type Cents, formatEuros } from '@/values/money'
import type { LeftOutReason } from './form/dry-run'

const REASONS: Record<LeftOutReason, () => string> = {
  'nothing-left': () => m.top_up_reason_nothing_left(),
  'on-hold': () => m.top_up_reason_on_hold(),
  'on-hold-hidden': () => m.top_up_reason_on_hold_hidden(),
  'not-chosen': () => m.top_up_reason_not_chosen(),
  'too-little': () => m.top_up_reason_too_little(),
  'no-benefit': () => m.top_up_reason_no_benefit(),
  'not-valid': () => m.top_up_reason_not_valid(),
  failed: () => m.top_up_reason_failed(),
}

export const reasonText = (reason: LeftOutReason): string => REASONS[reason]()

const SENTENCES: Record<LeftOutReason, () => string> = {
  'nothing-left': () => m.why_rule_nothing_left(),
  'on-hold': () => m.why_rule_on_leave(),
  'on-hold-hidden': () => m.why_rule_on_leave_hidden(),
  'not-chosen': () => m.why_rule_not_chosen(),
  'too-little': () => m.why_rule_too_little(),
  'no-benefit': () => m.why_rule_no_benefit(),
  'not-valid': () => m.why_rule_not_valid(),
  failed: () => m.why_rule_failed(),
}

/** WHY-02: the reason with its rule, in the same words as an employee's timeline. */
export const reasonSentence = (reason: LeftOutReason): string => SENTENCES[reason]()

/** Formats 2.5 as `2,5 %`, in English `2,5%`. */
export const percentText = (percent: number): string =>
  `${formatDecimal(percent)}${currentLocale() === 'en' ? '' : '\u00a0'}%`

/** E.g. `31 työntekijää × 50,00 €`. */
export const recipientsText = (count: number, amount: Cents): string =>
  m.top_up_recipients_many({ count: formatCount(count), amount: formatEuros(amount) })

/** E.g. `31 työntekijää`. */
export const employeesText = (count: number): string => m.top_up_employees_count({ count: formatCount(count) })
