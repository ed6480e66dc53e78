import type { NewText, TopUpLoadDetail } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { formatCount } from '@/values/count'
import { cents, formatEuros, sum } from '@/values/money'
import { formatDate, plainDate } from '@/values/plain-date'

/** Texts for the result of a load. */
export type Outcome = { tone: 'success' | 'waiting' | 'attention' | 'error'; title: () => string; text: () => string }

/** The load was made, but its details cannot be read. */
export const UNREAD: Outcome = {
  tone: 'attention',
  title: () => m.top_up_unread_title(),
  text: () => m.top_up_unread_text(),
}

/** TOP-15, TOP-16, TOP-17: texts for each status. */
export function outcomeOf({ status, topUpLoadItems: items, scheduledOn, totalSumWithFees }: TopUpLoadDetail): Outcome {
  const total = formatEuros(cents(totalSumWithFees))
  const date = scheduledOn === undefined ? '' : formatDate(plainDate(scheduledOn))
  const done = items.filter((item) => item.status === 'success').length
  switch (status) {
    case 'in_progress':
      return { tone: 'waiting', title: () => m.top_up_running_title(), text: () => m.top_up_running_text() }
    case 'success':
      return {
        tone: 'success',
        title: () => m.top_up_done_title(),
        text: () => m.top_up_done_text({ count: formatCount(done) }),
      }
    case 'closed_with_errors':
      return {
        tone: 'attention',
        title: () => m.top_up_errors_title(),
        text: () =>
          m.top_up_errors_text({
            done: formatCount(done),
            count: formatCount(items.length),
            sum: formatEuros(sum(items.map((item) => cents(item.status === 'error' ? item.amount : 0)))),
          }),
      }
    case 'waiting_for_load_date':
      return {
        tone: 'waiting',
        title: () => m.top_up_scheduled_title(),
        text: () => m.top_up_scheduled_text({ date, total }),
      }
    case 'waiting_for_payment':
      return {
        tone: 'waiting',
        title: () => m.top_up_invoiced_title(),
        text: () => (date ? m.top_up_invoiced_text_date({ date, total }) : m.top_up_invoiced_text({ total })),
      }
    case 'payment_confirmed_waiting_for_load_date':
      return {
        tone: 'waiting',
        title: () => m.top_up_confirmed_title(),
        text: () => m.top_up_confirmed_text({ date }),
      }
    case 'payment_not_received':
      return { tone: 'error', title: () => m.top_up_unpaid_title(), text: () => m.top_up_unpaid_text() }
    case 'canceled':
    case 'expired':
      return { tone: 'attention', title: () => m.top_up_canceled_title(), text: () => m.top_up_canceled_text() }
    default:
      // A status that a newer API may return.
      status satisfies NewText
      return UNREAD
  }
}
