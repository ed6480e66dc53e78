import type { BenefitType, EmployeeListItem, PaymentStatusReply, TopUpLoad } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { benefitName } from '@/domain/benefit-names'
import { type OpenRequests, openLoadsSince, openLoadText } from '@/domain/top-ups/checklist'
import { depositOf, type Shortage } from '@/domain/top-ups/forecast'
import { dayOf, isAhead } from '@/domain/top-ups/load-day'
import { formatCount } from '@/values/count'
import { MISSING } from '@/values/missing'
import { type Cents, cents, formatEuros, sum } from '@/values/money'
import { addDays, formatDate, isBefore, type PlainDate, plainDate, startOfMonth } from '@/values/plain-date'

/** One thing that waits for the user: where it is done, filtered or filled in. */
export interface WorkItem {
  kind: 'money' | 'payments' | 'load' | 'requests' | 'employees'
  text: string
  path: string
  search?: { amount: Cents } | { benefit: 'none' | `no-${BenefitType}` }
}

/** Days for which a load of an earlier month is work to do, from its own day on. */
const LOAD_DAYS = 30

const DEPOSIT = '/load-account'
const LOADS = '/reports/topups'
const REQUESTS = '/load-account/requested-loads'
const EMPLOYEES = '/beneficiaries'

/** What the forecast of the deposit warns of: by when to transfer how much. */
export function moneyItem(shortage: Shortage | undefined): WorkItem[] {
  if (!shortage) return []
  const { missing, date, transferBy } = shortage
  const text = m.month_money_missing({ sum: formatEuros(missing), date: formatDate(date) })
  const advice = transferBy ? m.home_work_transfer_by({ date: formatDate(transferBy) }) : m.home_work_transfer_now()
  return [{ kind: 'money', text: `${text}. ${advice}`, path: DEPOSIT, search: { amount: depositOf(missing) } }]
}

/** Invoices and payments that are still to be paid, with the first due date. */
export function paymentsItem(replies: readonly Pick<PaymentStatusReply, 'amountInCents' | 'transfer'>[]): WorkItem[] {
  if (replies.length === 0) return []
  const [due] = replies.flatMap(({ transfer }) => transfer?.dueDate ?? []).toSorted()
  const amounts = replies.flatMap(({ amountInCents }) => (amountInCents === undefined ? [] : cents(amountInCents)))
  const count = replies.length
  // Without one of them there is no sum.
  const amount = amounts.length === count ? formatEuros(sum(amounts)) : MISSING
  const text =
    due === undefined
      ? m.home_open_payments({ count, amount })
      : m.home_open_payments_due({ count, amount, date: formatDate(plainDate(due)) })
  return [{ kind: 'payments', text, path: DEPOSIT }]
}

/** Loads of the running month, of the last days and ahead that did not reach everybody or wait for their payment. */
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

/** People who can be given something, yet hold no benefit. */
export function withoutBenefit(employees: readonly EmployeeListItem[], today: PlainDate): WorkItem[] {
  const count = employees.filter(
    ({ benefitTypes, endOfBenefit }) =>
      benefitTypes.length === 0 && (endOfBenefit === undefined || isBefore(today, plainDate(endOfBenefit))),
  ).length
  if (count === 0) return []
  const text = m.home_work_without_benefit({ count: formatCount(count) })
  return [{ kind: 'employees', text, path: EMPLOYEES, search: { benefit: 'none' } }]
}

/** People who lack what most of the others hold. */
export const missingItem = ({ benefit, count }: { benefit: BenefitType; count: number }): WorkItem => ({
  kind: 'employees',
  text: m.month_missing({ benefit: benefitName(benefit), count: formatCount(count) }),
  path: EMPLOYEES,
  search: { benefit: `no-${benefit}` },
})

/** The next load that is ordered for a day ahead. */
export function nextLoad(loads: readonly TopUpLoad[], today: PlainDate): TopUpLoad | undefined {
  const ahead = loads.filter((load) => isAhead(load) && !isBefore(dayOf(load), today))
  return ahead.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)))[0]
}
