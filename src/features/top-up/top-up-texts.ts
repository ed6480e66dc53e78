import { m } from '@generated/messages/messages.js'
import { formatCount } from '@/values/count'
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

/** 2.5 as `2,5 %`, in both languages (FMT-03). */
export const percentText = (percent: number): string => `${String(percent).replace('.', ',')}\u00a0%`

/** `31 työntekijää × 50,00 €` */
export const recipientsText = (count: number, amount: Cents): string =>
  m.top_up_recipients_many({ count: formatCount(count), amount: formatEuros(amount) })

/** `31 työntekijää` */
export const employeesText = (count: number): string => m.top_up_employees_count({ count: formatCount(count) })
