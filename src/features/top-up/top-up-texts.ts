import { m } from '@generated/messages/messages.js'
import { type Cents, formatEuros } from '@/values/money'
import type { LeftOutReason } from './form/dry-run'

const REASONS: Record<LeftOutReason, () => string> = {
  'nothing-left': () => m.top_up_reason_nothing_left(),
  'on-hold': () => m.top_up_reason_on_hold(),
  'on-hold-hidden': () => m.top_up_reason_on_hold_hidden(),
  'not-chosen': () => m.top_up_reason_not_chosen(),
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
  'no-benefit': () => m.why_rule_no_benefit(),
  'not-valid': () => m.why_rule_not_valid(),
  failed: () => m.why_rule_failed(),
}

/** WHY-02: the reason with its rule, in the words of a person's timeline. */
export const reasonSentence = (reason: LeftOutReason): string => SENTENCES[reason]()

/** 9805 as `9 805`, in both languages. */
export const numberText = (count: number): string => String(count).replace(/\B(?=(?:\d{3})+$)/g, '\u00a0')

/** 2.5 as `2,5 %`, in both languages (FMT-03). */
export const percentText = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`

/** `31 työntekijää × 50,00 €` */
export function recipientsText(count: number, amount: Cents): string {
  const shown = formatEuros(amount)
  return count === 1
    ? m.top_up_recipients_one({ amount: shown })
    : m.top_up_recipients_many({ count: numberText(count), amount: shown })
}
