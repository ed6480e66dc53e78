import type { BenefitType, EmployeeListItem, PaymentStatusReply, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { useQueries } from '@tanstack/react-query'
import { benefitName } from '@/domain/benefit-names'
import { type OpenRequests, openLoadsSince, openLoadText } from '@/domain/top-ups/checklist'
import { depositOf, forecast, type Shortage } from '@/domain/top-ups/forecast'
import { today } from '@/values/clock'
import { formatCount } from '@/values/count'
import { MISSING } from '@/values/look-up'
import { type Cents, cents, formatEuros, sum } from '@/values/money'
import { addDays, formatDate, isBefore, type PlainDate, plainDate, startOfMonth } from '@/values/plain-date'
import { balanceQuery, planQuery } from './queries'

export interface WorkItem {
  kind: 'money' | 'payments' | 'load' | 'requests' | 'employees'
  text: string
  path: string
  search?: { amount: Cents } | { benefit: 'none' | `no-${BenefitType}` }
}

/** Days after which a load of an earlier month is no longer listed. */
const LOAD_DAYS = 30

const DEPOSIT = '/load-account'
const LOADS = '/reports/topups'
const REQUESTS = '/load-account/requested-loads'
const EMPLOYEES = '/beneficiaries'

export function moneyItem(shortage: Shortage | undefined): WorkItem[] {
  if (!shortage) return []
  const { missing, date, transferBy } = shortage
  const text = m.month_money_missing({ sum: formatEuros(missing), date: formatDate(date) })
  const advice = transferBy ? m.home_work_transfer_by({ date: formatDate(transferBy) }) : m.home_work_transfer_now()
  return [{ kind: 'money', text: `${text}. ${advice}`, path: DEPOSIT, search: { amount: depositOf(missing) } }]
}

export function paymentsItem(
  replies: readonly Pick<PaymentStatusReply, 'amountInCents' | 'transfer'>[],
  today: PlainDate,
): WorkItem[] {
  if (replies.length === 0) return []
  const [due] = replies.flatMap(({ transfer }) => transfer?.dueDate ?? []).toSorted()
  const amounts = replies.flatMap(({ amountInCents }) => (amountInCents === undefined ? [] : cents(amountInCents)))
  const count = replies.length
  // One unknown amount makes the sum unknown.
  const amount = amounts.length === count ? formatEuros(sum(amounts)) : MISSING
  const item = { kind: 'payments', path: DEPOSIT } as const
  if (due === undefined) return [{ ...item, text: m.home_open_payments({ count, amount }) }]
  const date = plainDate(due)
  const text = m.home_open_payments_due({ count, amount, date: formatDate(date) })
  return [{ ...item, text: isBefore(date, today) ? `${text} ${m.payments_due_passed()}.` : text }]
}

/** Loads of this month, the last 30 days and upcoming that did not reach every employee or wait for payment. */
export function loadItems(loads: readonly TopUpLoad[], today: PlainDate): WorkItem[] {
  const recent = addDays(today, -LOAD_DAYS)
  const month = startOfMonth(today)
  return openLoadsSince(isBefore(month, recent) ? month : recent, loads).map((load) => ({
    kind: 'load',
    text: openLoadText(load, benefitName(load.benefitType)),
    path: `${LOADS}/${load.id}`,
  }))
}

export const requestsItem = ({ count, sum: asked }: OpenRequests): WorkItem[] =>
  count === 0
    ? []
    : [
        {
          kind: 'requests',
          text: m.home_work_requests({ count: formatCount(count), sum: formatEuros(asked) }),
          path: REQUESTS,
        },
      ]

export function withoutBenefit(employees: readonly EmployeeListItem[], today: PlainDate): WorkItem[] {
  const count = employees.filter(
    ({ benefitTypes, endOfBenefit }) =>
      benefitTypes.length === 0 && (endOfBenefit === undefined || isBefore(today, plainDate(endOfBenefit))),
  ).length
  if (count === 0) return []
  const text = m.home_work_without_benefit({ count: formatCount(count) })
  return [{ kind: 'employees', text, path: EMPLOYEES, search: { benefit: 'none' } }]
}

export const missingItem = ({ benefit, count }: { benefit: BenefitType; count: number }): WorkItem => ({
  kind: 'employees',
  text: m.month_missing({ benefit: benefitName(benefit), count: formatCount(count) }),
  path: EMPLOYEES,
  search: { benefit: `no-${benefit}` },
})

/** One source for figure and worklist. `ahead` is undefined until both reads have succeeded and all sums are known. */
export function useForecast() {
  const reads = useQueries({ queries: [balanceQuery(), planQuery()] })
  const [money, plan] = reads
  const ahead = money.data && plan.data && forecast(money.data.balance, plan.data.planned, today())
  return { ahead, reads, isUncounted: money.data !== undefined && plan.data !== undefined && !ahead }
}
