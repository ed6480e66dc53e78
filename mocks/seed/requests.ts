import type { BenefitGroupRow, EmployeeRow, RequestedLoadRow } from '../database/rows/benefits.ts'
import {
  addDays,
  addMonths,
  addWorkingDays,
  firstOfMonth,
  helsinkiDate,
  helsinkiInstant,
  workingDayUntil,
} from '../values/calendar.ts'
import { lunchDays, type Posting, requestPostings } from '../values/loads.ts'
import { type CompanySpec, companyIdOf, rowId } from './companies.ts'
import { depositDays } from './ledger.ts'
import { holders } from './loads.ts'
import { makeRandom } from './random.ts'

const FULL_DAYS = 18
/** Open requests only if the balance is too small for the oldest: otherwise they are loaded at once (REQ-05). */
const OPEN = { established: 0, 'low-balance': 4 }
const MONTHLY = 6

/**
 * Load requests: open ones, newer than the last deposit and not covered by the balance (REQ-05); some rejected ones; and
 * fulfilled ones of the year, if the company loads by request.
 */
export function makeRequests(
  company: CompanySpec,
  groups: readonly BenefitGroupRow[],
  employees: readonly EmployeeRow[],
  { seed, anchor }: { seed: number; anchor: number },
): { requestedLoads: RequestedLoadRow[]; postings: Posting[] } {
  const { plan } = company
  const group = groups.find(({ benefitType }) => benefitType === 'lunch')
  if (!group || (plan !== 'established' && plan !== 'low-balance')) return { requestedLoads: [], postings: [] }
  const companyId = companyIdOf(company)
  const random = makeRandom(seed, companyId, 'requests')
  const today = helsinkiDate(anchor)
  const rows: Omit<RequestedLoadRow, 'id'>[] = []
  const postings: Posting[] = []
  const ask = (employee: EmployeeRow, requestedAt: number, requestMonth: string, days: number) => ({
    companyId,
    employeeId: employee.id,
    requestedAt,
    requestMonth,
    amount: group.maxAmountPerPeriod * days,
  })
  const everyone = (day: string) => holders(employees, 'lunch', day).filter((row) => lunchDays(row) >= FULL_DAYS)

  const days = depositDays(anchor)
  for (const [at, opened] of plan === 'low-balance' ? days.entries() : []) {
    const handledAt = helsinkiInstant(addWorkingDays(opened, 3), 6, 0)
    if (handledAt >= anchor || at === days.length - 1) continue
    const asked = everyone(addDays(opened, -1))
      .slice(at % 3, (at % 3) + MONTHLY)
      .map((row, index) =>
        // The annual maximum was lower in earlier years; these amounts are below all of them.
        ask(
          row,
          helsinkiInstant(addWorkingDays(opened, 1), 8 + index, random.int(0, 59)),
          firstOfMonth(opened),
          random.int(10, 16),
        ),
      )
    if (asked.length === 0) continue
    rows.push(...asked.map((row) => ({ ...row, state: 'fulfilled' as const, handledAt })))
    postings.push(...requestPostings(asked, handledAt))
  }

  const nextMonth = addMonths(firstOfMonth(today), 1)
  const people = everyone(workingDayUntil(addDays(today, -30))).toReversed()
  for (const [at, row] of people.slice(-2).entries()) {
    const requestedAt = helsinkiInstant(workingDayUntil(addDays(today, -60 - at)), 11, 25)
    const asked = ask(row, requestedAt, firstOfMonth(helsinkiDate(requestedAt)), 3)
    rows.push({ ...asked, state: 'rejected', handledAt: requestedAt + 26 * 3_600_000 })
  }
  // Employees who leave before that month make no request for it.
  const holding = new Set(holders(employees, 'lunch', nextMonth))
  const known = people.filter((row) => holding.has(row))
  // If too few work full-time, others make requests too.
  const others = [...holding].filter((row) => !known.includes(row))
  const isFull = (row: EmployeeRow) => lunchDays(row) >= FULL_DAYS
  const staying = [...known, ...others.filter(isFull), ...others.filter((row) => !isFull(row))]
  for (const [at, row] of staying.slice(0, OPEN[plan]).entries()) {
    // At most two days ago, so after the last deposit; requests of one day are sorted by first name (REQ-02).
    const requestedAt = anchor - (at + 1) * 2 * 3_600_000 - random.int(0, 59) * 60_000
    rows.push({ ...ask(row, requestedAt, nextMonth, Math.min(lunchDays(row), random.int(20, 21))), state: 'open' })
  }
  const requestedLoads = rows
    .toSorted((a, b) => a.requestedAt - b.requestedAt)
    .map((row, at) => ({ id: rowId(company, 'r', 6001 + at), ...row }))
  return { requestedLoads, postings }
}
