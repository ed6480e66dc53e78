import type { EmployeeListItem, PaymentStatusReply, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueries } from '@tanstack/react-query'
import { isCurrent, loadItem, openLoadsSince, shortageItem, type WorkItem } from '@/domain/top-ups/checklist'
import { forecast, type Shortage } from '@/domain/top-ups/forecast'
import { plannedTopUpsQuery } from '@/domain/top-ups/queries'
import { MISSING } from '@/values/collections/look-up'
import { today } from '@/values/dates/clock'
import { addDays, formatDate, isBefore, type PlainDate, plainDate, startOfMonth } from '@/values/dates/plain-date'
import { formatCount } from '@/values/numbers/count'
import { cents, formatEuros, sum } from '@/values/numbers/money'
import { balanceQuery } from './queries'

/** Days after which a load of an earlier month is no longer listed. */
const LOAD_DAYS = 30

export function moneyItem(shortage: Shortage | undefined): WorkItem[] {
  if (!shortage) return []
  const { transferBy } = shortage
  const item = shortageItem(shortage)
  const advice = transferBy ? m.home_work_transfer_by({ date: formatDate(transferBy) }) : m.home_work_transfer_now()
  return [{ ...item, text: `${item.text}. ${advice}` }]
}

type Payment = Pick<PaymentStatusReply, 'amountInCents' | 'transfer'>

/** One unknown amount makes the sum unknown. */
const totalOf = (replies: readonly Payment[]) =>
  replies.some(({ amountInCents }) => amountInCents === undefined)
    ? MISSING
    : formatEuros(sum(replies.map(({ amountInCents = 0 }) => cents(amountInCents))))

const ALL_PAYMENTS = { kind: 'payments', path: '/load-account' } as const

export function paymentsItem(replies: readonly Payment[], today: PlainDate): WorkItem[] {
  if (replies.length === 0) return []
  const [due] = replies.flatMap(({ transfer }) => transfer?.dueDate ?? []).toSorted()
  const open = { count: replies.length, amount: totalOf(replies) }
  if (due === undefined) return [{ ...ALL_PAYMENTS, text: m.home_open_payments(open) }]
  const date = plainDate(due)
  const text = m.home_open_payments_due({ ...open, date: formatDate(date) })
  return [{ ...ALL_PAYMENTS, text: isBefore(date, today) ? `${text} ${m.payments_due_passed()}.` : text }]
}

/** PAY-20: accepted payments. Nothing is to be paid, but the balance and what it lacks do not count them yet. */
export const acceptedItem = (replies: readonly Payment[]): WorkItem[] =>
  replies.length === 0 ? [] : [{ ...ALL_PAYMENTS, text: m.home_accepted_payments({ amount: totalOf(replies) }) }]

/** Loads of this month, the last 30 days and upcoming that did not reach every employee or wait for payment. */
export function loadItems(loads: readonly TopUpLoad[], today: PlainDate): WorkItem[] {
  const recent = addDays(today, -LOAD_DAYS)
  const month = startOfMonth(today)
  return openLoadsSince(isBefore(month, recent) ? month : recent, loads).map(loadItem)
}

export function withoutBenefit(employees: readonly EmployeeListItem[], today: PlainDate): WorkItem[] {
  const count = employees.filter((one) => one.benefitTypes.length === 0 && isCurrent(one, today)).length
  if (count === 0) return []
  const text = m.home_work_without_benefit({ count: formatCount(count) })
  return [{ kind: 'employees', text, path: '/beneficiaries', search: { benefit: 'none' } }]
}

/** One source for figure and worklist. `ahead` is undefined until both reads have succeeded and all sums are known. */
export function useForecast() {
  const reads = useQueries({ queries: [balanceQuery(), plannedTopUpsQuery()] })
  const [money, plan] = reads
  const ahead = money.data && plan.data && forecast(money.data.balance, plan.data.planned, today())
  return { ahead, reads, isUncounted: money.data !== undefined && plan.data !== undefined && !ahead }
}
