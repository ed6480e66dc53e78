import type { BenefitType, EmployeeListItem, TopUpLoadItem } from '@generated/api/model'
import { type Month, monthOf } from '@/domain/months'
import type { MonthLoad } from '@/domain/top-ups/loaded-part'
import type { LoadRow } from '@/employment/load-reports'
import { groupBy } from '@/values/collections/group-by'
import { addMonths, endOfMonth, isBefore, type PlainDate, plainDate } from '@/values/dates/plain-date'
import { type Cents, cents, sum } from '@/values/numbers/money'
import { nameInList } from '@/values/people/names'

/** Why an employee's sum differs from the month before; `unknown` if the API's data does not prove a reason. */
export type Reason =
  /** Whether the money is known to be back on the account. */
  | { kind: 'failed'; day: PlainDate; isRefunded: boolean }
  | { kind: 'failed-before'; day: PlainDate }
  | { kind: 'ended'; day: PlainDate }
  | { kind: 'new'; day: PlainDate }
  /** On leave today; the API does not tell since when. */
  | { kind: 'on-leave' }
  /** The company did not load the benefit in either month, so the sums are employees' own requests. */
  | { kind: 'requested' }
  /** The benefit was loaded to nobody in one of the two months. */
  | { kind: 'not-loaded' }
  | { kind: 'not-loaded-before' }
  /** Other employees received the load; the API does not tell why this one did not. */
  | { kind: 'left-out' }
  | { kind: 'left-out-before' }
  /** All employees with this sum in the month before have the same new sum. */
  | { kind: 'amount'; people: number }
  | { kind: 'unknown' }

export type Change = ReturnType<typeof monthChanges>[number]

/** The parts of a load that did not reach their employees. */
export const failedItems = ({ benefitType, day, refundDue, refundedSum }: MonthLoad, items: readonly TopUpLoadItem[]) =>
  items
    .filter(({ status }) => status === 'error')
    .map(({ personalId }) => ({
      personalId,
      benefit: benefitType,
      day,
      isRefunded: refundedSum !== undefined && refundedSum >= refundDue,
    }))

export type FailedItem = ReturnType<typeof failedItems>[number]

/** Finds the employee of a report row by employee number, or by a unique name. Reports and list share no other id. */
export function employeeFinder(employees: readonly EmployeeListItem[]) {
  const byNumber = new Map(employees.map((one) => [one.employeeNumber, one]))
  // Grouped only when a row has no employee number, because grouping takes long in a large company.
  let byName: ReadonlyMap<string, readonly EmployeeListItem[]> | undefined
  return (row: LoadRow): EmployeeListItem | undefined => {
    if (row.employeeNumber !== '') return byNumber.get(row.employeeNumber)
    byName ??= groupBy(employees, nameInList)
    const [only, ...others] = byName.get(nameInList(row)) ?? []
    return others.length === 0 ? only : undefined
  }
}

/** The last compared day of the month before; undefined if the month is over or today is its last day. */
export const sameDay = (month: Month, today: PlainDate): PlainDate | undefined =>
  monthOf(today) !== month || today === endOfMonth(today) ? undefined : addMonths(today, -1)

export const rowsUntil = (day: PlainDate | undefined, rows: readonly LoadRow[]): readonly LoadRow[] =>
  day === undefined ? rows : rows.filter((row) => !isBefore(day, row.day))

/** A benefit of a person. */
const benefitPersonKey = ({ benefit, personalId }: { benefit: string; personalId: string }) =>
  `${benefit} ${personalId}`

/** Whether somebody received a benefit in the month before, and only others in this month: the employees may tell why. */
export function hasLeft(now: readonly LoadRow[], before: readonly LoadRow[]): boolean {
  const loaded = new Set(now.map(({ benefit }) => benefit))
  const received = new Set(now.map(benefitPersonKey))
  return before.some((row) => loaded.has(row.benefit) && !received.has(benefitPersonKey(row)))
}

interface Sums {
  row: LoadRow
  before: Cents
  now: Cents
}

function sideBySide(now: readonly LoadRow[], before: readonly LoadRow[]): Sums[] {
  const pairs = new Map<string, Sums>()
  const add = (row: LoadRow, field: 'now' | 'before') => {
    const key = benefitPersonKey(row)
    const pair = pairs.get(key) ?? { row, before: cents(0), now: cents(0) }
    pair[field] = cents(pair[field] + row.amount)
    pairs.set(key, pair)
  }
  for (const row of now) add(row, 'now')
  for (const row of before) add(row, 'before')
  return [...pairs.values()]
}

export interface ChangesSource {
  month: Month
  now: readonly LoadRow[]
  before: readonly LoadRow[]
  failed: readonly FailedItem[]
  /** Whether the company loaded lunch in either month; otherwise all lunch comes from employees' requests (REQ-02). */
  isLunchLoaded: boolean
  employeeOf: (row: LoadRow) => Pick<EmployeeListItem, 'employeeType' | 'endOfBenefit'> | undefined
}

/** Employees whose sum of a benefit differs from the month before, each with the reason if the data proves one. */
export function monthChanges({ month, now, before, failed, isLunchLoaded, employeeOf }: ChangesSource) {
  const first = plainDate(`${month}-01`)
  const firstBefore = addMonths(first, -1)
  const pairs = sideBySide(now, before)
  const firstDays = new Map<BenefitType, PlainDate>()
  for (const { benefit, day } of now) {
    const known = firstDays.get(benefit)
    if (known === undefined || isBefore(day, known)) firstDays.set(benefit, day)
  }
  const loadedBefore = new Set(before.map(({ benefit }) => benefit))
  const movedTogether = groupsOf(pairs)
  const failedIn = new Map(failed.map((item) => [`${benefitPersonKey(item)} ${monthOf(item.day)}`, item]))

  const reasonOf = ({ row, before: had, now: has }: Sums): Reason => {
    const { benefit, benefitStart } = row
    const failure = failedIn.get(`${benefitPersonKey(row)} ${month}`)
    if (has < had && failure) return { kind: 'failed', day: failure.day, isRefunded: failure.isRefunded }
    const earlier = failedIn.get(`${benefitPersonKey(row)} ${monthOf(firstBefore)}`)
    if (has > had && earlier) return { kind: 'failed-before', day: earlier.day }
    if (benefit === 'lunch' && !isLunchLoaded) return { kind: 'requested' }
    if (had === 0) {
      if (!loadedBefore.has(benefit)) return { kind: 'not-loaded-before' }
      const isNew = benefitStart !== undefined && !isBefore(benefitStart, firstBefore)
      return isNew ? { kind: 'new', day: benefitStart } : { kind: 'left-out-before' }
    }
    if (has === 0) {
      const firstDay = firstDays.get(benefit)
      if (firstDay === undefined) return { kind: 'not-loaded' }
      const employee = employeeOf(row)
      const end = employee?.endOfBenefit === undefined ? undefined : plainDate(employee.endOfBenefit)
      if (end && isBefore(end, firstDay)) return { kind: 'ended', day: end }
      return { kind: employee?.employeeType === 'Onhold' ? 'on-leave' : 'left-out' }
    }
    const people = movedTogether.get(`${benefit} ${had}`) ?? 0
    return people > 1 ? { kind: 'amount', people } : { kind: 'unknown' }
  }

  return pairs
    .filter((pair) => pair.now !== pair.before)
    .map((pair) => ({
      personalId: pair.row.personalId,
      name: nameInList(pair.row),
      benefit: pair.row.benefit,
      before: pair.before,
      now: pair.now,
      difference: cents(pair.now - pair.before),
      reason: reasonOf(pair),
    }))
}

/** Number of employees by benefit and previous sum; 0 if their sums differ now. */
function groupsOf(pairs: readonly Sums[]): ReadonlyMap<string, number> {
  const loadedNow = pairs.filter(({ now }) => now !== 0)
  const groups = groupBy(loadedNow, ({ row, before }) => `${row.benefit} ${before}`)
  return new Map([...groups].map(([key, own]) => [key, new Set(own.map(({ now }) => now)).size === 1 ? own.length : 0]))
}

/** Changes by reason, the largest group first. */
export const byReason = (changes: readonly Change[]) =>
  [...groupBy(changes, ({ reason }) => reason.kind)]
    .map(([kind, own]) => ({ kind, count: own.length, difference: sum(own.map(({ difference }) => difference)) }))
    .toSorted((one, other) => other.count - one.count)
