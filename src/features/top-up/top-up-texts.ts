import type { NewText, TopUpLoadDetail } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import type { ApiError } from '@/api/replies/api-error'
import { refusalText as textOfRefusal } from '@/domain/error-texts'
import { currentLocale } from '@/language/locale'
import { formatDate, plainDate } from '@/values/dates/plain-date'
import { formatCount, formatDecimal } from '@/values/numbers/count'
import { type Cents, cents, formatEuros, sum } from '@/values/numbers/money'
import type { LeftOutReason } from './form/dry-run'
import type { PanelTexts } from './outcome/outcome-panel'

/** `rule` is the reason with its rule, in the same words as an employee's timeline (WHY-02). */
const REASONS: Record<LeftOutReason, { text: () => string; rule: () => string }> = {
  'nothing-left': { text: () => m.top_up_reason_nothing_left(), rule: () => m.why_rule_nothing_left() },
  'unknown-left': { text: () => m.top_up_reason_unknown_left(), rule: () => m.why_rule_unknown_left() },
  'on-hold': { text: () => m.top_up_reason_on_hold(), rule: () => m.why_rule_on_leave() },
  'on-hold-hidden': { text: () => m.top_up_on_hold(), rule: () => m.why_rule_on_leave_hidden() },
  'not-chosen': { text: () => m.top_up_reason_not_chosen(), rule: () => m.why_rule_not_chosen() },
  'too-little': { text: () => m.top_up_reason_too_little(), rule: () => m.why_rule_too_little() },
  'no-benefit': { text: () => m.top_up_reason_no_benefit(), rule: () => m.why_rule_no_benefit() },
  'not-valid': { text: () => m.top_up_reason_not_valid(), rule: () => m.why_rule_not_valid() },
  failed: { text: () => m.top_up_reason_failed(), rule: () => m.why_rule_failed() },
}

export const reasonText = (reason: LeftOutReason): string => REASONS[reason].text()
export const reasonSentence = (reason: LeftOutReason): string => REASONS[reason].rule()

/** Formats 2.5 as `2,5 %`, in English `2,5%`. */
export const percentText = (percent: number): string =>
  `${formatDecimal(percent)}${currentLocale() === 'en' ? '' : '\u00a0'}%`

/** E.g. `31 työntekijää × 50,00 €`. */
export const recipientsText = (count: number, amount: Cents): string =>
  m.top_up_recipients_many({ count: formatCount(count), amount: formatEuros(amount) })

/** E.g. `31 työntekijää`. */
export const employeesText = (count: number): string => m.top_up_employees_count({ count: formatCount(count) })

/** TOP-15, TOP-16, TOP-17: the result of a load; undefined if its details cannot be read. */
export function outcomeOf(load: TopUpLoadDetail | undefined): PanelTexts {
  const unread: PanelTexts = { tone: 'attention', title: m.top_up_unread_title(), text: m.top_up_unread_text() }
  if (!load) return unread
  const { status, topUpLoadItems: items, scheduledOn } = load
  const total = formatEuros(cents(load.totalSumWithFees))
  const date = scheduledOn === undefined ? '' : formatDate(plainDate(scheduledOn))
  const done = formatCount(items.filter((item) => item.status === 'success').length)
  switch (status) {
    case 'in_progress':
      return { tone: 'waiting', title: m.top_up_running_title(), text: m.top_up_running_text() }
    case 'success':
      return { tone: 'success', title: m.top_up_done_title(), text: m.top_up_done_text({ count: done }) }
    case 'closed_with_errors': {
      const failed = sum(items.map((item) => cents(item.status === 'error' ? item.amount : 0)))
      const text = m.top_up_errors_text({ done, count: formatCount(items.length), sum: formatEuros(failed) })
      return { tone: 'attention', title: m.top_up_errors_title(), text }
    }
    case 'waiting_for_load_date':
      return { tone: 'waiting', title: m.top_up_scheduled_title(), text: m.top_up_scheduled_text({ date, total }) }
    case 'waiting_for_payment': {
      const text = date ? m.top_up_invoiced_text_date({ date, total }) : m.top_up_invoiced_text({ total })
      return { tone: 'waiting', title: m.top_up_invoiced_title(), text }
    }
    case 'payment_confirmed_waiting_for_load_date':
      return { tone: 'waiting', title: m.top_up_confirmed_title(), text: m.top_up_confirmed_text({ date }) }
    case 'payment_not_received':
      return { tone: 'error', title: m.top_up_unpaid_title(), text: m.top_up_unpaid_text() }
    case 'canceled':
    case 'expired':
      return { tone: 'attention', title: m.top_up_canceled_title(), text: m.top_up_canceled_text() }
    default:
      // A status that a newer API may return.
      status satisfies NewText
      return unread
  }
}

/** Why a load was rejected: the text of the first error code, otherwise the general one (TOP-07, TOP-09). */
export const refusalText = ({ codes, retryAt }: Pick<ApiError, 'codes'> & Partial<Pick<ApiError, 'retryAt'>>) =>
  textOfRefusal({ codes: codes.slice(0, 1), retryAt })
