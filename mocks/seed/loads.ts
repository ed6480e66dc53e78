import type { Benefit, BenefitGroupRow, EmployeeRow, TopUpRow } from '../database/rows/benefits.ts'
import {
  addDays,
  addMonths,
  addWorkingDays,
  firstOfMonth,
  helsinkiDate,
  helsinkiInstant,
  monthOf,
  type PlainDate,
  workingDayFrom,
  workingDayUntil,
} from '../values/calendar.ts'
import { loadFee } from '../values/fees.ts'
import { einvoiceOf, loadPostings, lunchDays, type Posting, refundPosting } from '../values/loads.ts'
import { type CompanySpec, companyIdOf, companyRow, rowId } from './companies.ts'
import { depositDays } from './ledger.ts'

/** Lunch days loaded by the company itself: fewer than any month has, so that limits are never exceeded. */
const FULL_DAYS = 18
const PART_DAYS = 8
/** In a large company only one in ten is loaded, because deposits are at most 50 000 €. */
const ONE_OF = { few: 1, many: 10 }

export type Loads = { topUps: TopUpRow[]; postings: Posting[] }

type Order = Pick<TopUpRow, 'benefitType' | 'amount' | 'paymentMethod'> &
  Partial<Pick<TopUpRow, 'scheduledOn' | 'outcome' | 'paidAt'>> & { at: number; employees: readonly EmployeeRow[] }

/** Employees who have a benefit on a day, existed then, and are not on hold. */
export function holders(employees: readonly EmployeeRow[], benefit: Benefit, day: PlainDate): EmployeeRow[] {
  const midnight = helsinkiInstant(day)
  return employees.filter(
    (row) =>
      row.entitled <= day &&
      row.createdAt < midnight &&
      (row.endOfBenefit === undefined || row.endOfBenefit > day) &&
      row.employeeType !== 'Onhold' &&
      row.benefits.some(({ benefitType }) => benefitType === benefit),
  )
}

/** The company's loads of the year, past and scheduled, with their postings. */
export function makeLoads(
  company: CompanySpec,
  groups: readonly BenefitGroupRow[],
  employees: readonly EmployeeRow[],
  executorId: string,
  anchor: number,
): Loads {
  const orders = [
    ...monthlyOrders(company, groups, employees, anchor),
    ...(company.plan === 'established' ? specialOrders(employees, anchor) : []),
  ]
    .filter(({ at, employees: chosen }) => at < anchor && chosen.length > 0)
    .toSorted((a, b) => a.at - b.at)
  const { eInvoiceAddress, operator } = einvoiceOf(companyRow(company).invoiceInformation)
  const postings: Posting[] = []
  let items: TopUpRow['items'] = []
  const topUps = orders.map((order, number) => {
    const { at, employees: chosen, ...rest } = order
    const id = rowId(company, 't', 3001 + number)
    const { feeWithVat } = loadFee(rest.amount * chosen.length, rest.benefitType, at)
    const isClosedWithErrors = rest.outcome === 'closed_with_errors'
    // Loads of the same employees with the same amount share one list, because rows are never edited.
    const isSame =
      items.length === chosen.length &&
      chosen.every(({ id: employeeId }, index) => {
        const item = items[index]
        return item?.employeeId === employeeId && item.amount === rest.amount && !item.failed
      })
    if (!isSame || isClosedWithErrors) {
      items = chosen.map(({ id: employeeId, firstName, lastName, personalId }, index) => ({
        employeeId,
        firstName,
        lastName,
        personalId,
        amount: rest.amount,
        ...(isClosedWithErrors && index === 0 && { failed: true }),
      }))
    }
    const load: TopUpRow = {
      id,
      companyId: companyIdOf(company),
      createdAt: at,
      executorId,
      feeWithVat,
      ...(rest.paymentMethod === 'einvoice' && { eInvoiceAddress, operator }),
      ...rest,
      items,
    }
    if (rest.paymentMethod === 'deduction' && rest.paidAt !== undefined) {
      postings.push(...loadPostings(load, at))
      // REP-05: parts that could not be loaded are refunded on the next working day.
      const refundedAt = helsinkiInstant(addWorkingDays(helsinkiDate(at), 1), 7, 0)
      if (isClosedWithErrors) postings.push(refundPosting(load, load.amount, 1, refundedAt))
    }
    return load
  })
  return { topUps, postings }
}

/** A load that was charged at its creation. */
function charged(benefitType: Benefit, day: PlainDate, minute: number, amount: number, chosen: EmployeeRow[]): Order {
  const at = helsinkiInstant(day, 10, minute)
  return { at, benefitType, amount, paymentMethod: 'deduction', paidAt: at, employees: chosen }
}

/** Months in which annual benefits are loaded, and the amounts. */
const BY_MONTH: Partial<Record<Benefit, Partial<Record<string, number>>>> = {
  recreational: { '03': 10_000, '09': 12_000 },
  massage: { '05': 10_000 },
  wellbeing: { '02': 8000 },
}
const TRANSPORT = 5000
/** A benefit on hold was loaded until this many months ago. */
const ON_HOLD_FOR_MONTHS = 3

/** The company's direct loads by deduction, month by month. */
function monthlyOrders(
  company: CompanySpec,
  groups: readonly BenefitGroupRow[],
  employees: readonly EmployeeRow[],
  anchor: number,
): Order[] {
  const today = helsinkiDate(anchor)
  const every = company.plan === 'large' ? ONE_OF.many : ONE_OF.few
  const people = employees.filter((_, at) => at % every === 0)
  return depositDays(anchor).flatMap((opened) =>
    groups.flatMap((group): Order[] => {
      const { benefitType, fundsLoadingType } = group
      const isDirect = fundsLoadingType === 'direct_load'
      const day = addWorkingDays(opened, 2)
      if (benefitType === 'lunch') return isDirect ? lunchOrders(group, day, today, people, employees[3]) : []
      const chosen = holders(people, benefitType, day)
      if (benefitType === 'transport') {
        const until = isDirect ? monthOf(today) : monthOf(addMonths(today, 1 - ON_HOLD_FOR_MONTHS))
        return monthOf(opened) < until ? [charged('transport', day, 31, TRANSPORT, chosen)] : []
      }
      const amount = isDirect ? BY_MONTH[benefitType]?.[opened.slice(5, 7)] : undefined
      return amount === undefined ? [] : [charged(benefitType, addWorkingDays(opened, 6), 20, amount, chosen)]
    }),
  )
}

/** One load for (nearly) full-time employees and one for the others. */
function lunchOrders(
  group: BenefitGroupRow,
  day: PlainDate,
  today: PlainDate,
  people: readonly EmployeeRow[],
  one: EmployeeRow | undefined,
): Order[] {
  const daily = group.maxAmountPerPeriod
  // The current month is left free for trying the portal, except for one employee at the limit.
  if (monthOf(day) === monthOf(today)) {
    const isHolder = one !== undefined && holders([one], 'lunch', day).length > 0
    return isHolder ? [charged('lunch', day, 5, daily * lunchDays(one), [one])] : []
  }
  const chosen = holders(people, 'lunch', day).filter((row) => lunchDays(row) >= PART_DAYS)
  const isFull = (row: EmployeeRow) => lunchDays(row) >= FULL_DAYS
  return [
    charged('lunch', day, 5, daily * FULL_DAYS, chosen.filter(isFull)),
    charged(
      'lunch',
      day,
      9,
      daily * PART_DAYS,
      chosen.filter((row) => !isFull(row)),
    ),
  ]
}

/** A valid date for a scheduled load (TOP-05): the first working day of next month, or a near one in December. */
function scheduleDate(today: PlainDate): PlainDate {
  const next = workingDayFrom(addMonths(firstOfMonth(today), 1))
  const isAllowed = next.slice(0, 4) === today.slice(0, 4) || today.slice(5) > '12-01'
  return isAllowed ? next : addWorkingDays(today, 5)
}

/** One load for each other status of REP-04, to four employees each. */
function specialOrders(employees: readonly EmployeeRow[], anchor: number): Order[] {
  const today = helsinkiDate(anchor)
  const scheduledOn = scheduleDate(today)
  const on = (daysAgo: number, hour: number, minute: number) =>
    helsinkiInstant(workingDayUntil(addDays(today, -daysAgo)), hour, minute)
  const people = holders(employees, 'recreational', addMonths(today, -7))
  const chosen = people.slice(2, 6)
  // Employees who leave before the date are not in a scheduled load.
  const holding = new Set(holders(employees, 'recreational', scheduledOn))
  const staying = people.filter((row) => holding.has(row)).slice(2, 6)
  const order = (at: number, rest: Partial<Order>): Order => ({
    at,
    benefitType: 'recreational',
    amount: 1500,
    paymentMethod: 'einvoice',
    employees: chosen,
    ...rest,
  })
  const deducted = on(45, 13, 10)
  return [
    order(on(150, 9, 40), { paidAt: on(145, 6, 0) }),
    order(on(110, 14, 5), { outcome: 'canceled' }),
    order(on(75, 11, 30), { outcome: 'expired' }),
    order(deducted, { paymentMethod: 'deduction', paidAt: deducted, outcome: 'closed_with_errors' }),
    // TOP-16: the balance is too small on the load date.
    order(on(33, 15, 20), {
      paymentMethod: 'deduction',
      scheduledOn: workingDayUntil(addDays(today, -26)),
      outcome: 'payment_not_received',
    }),
    order(on(20, 10, 45), { outcome: 'payment_not_received' }),
    order(on(6, 9, 15), { scheduledOn, paidAt: on(1, 6, 0), employees: staying }),
    order(on(3, 12, 50), { paymentMethod: 'deduction', scheduledOn, amount: 2000, employees: staying }),
    order(on(2, 8, 55), {}),
  ]
}
