import type { Db } from '../../database/db.ts'
import type { EmployeeRow, RequestedLoadRow } from '../../database/rows/benefits.ts'
import { helsinkiInstant } from '../../values/calendar.ts'
import { loadFee } from '../../values/fees.ts'
import { requestPostings } from '../../values/loads.ts'
import { balanceOf, post } from './booking.ts'

/**
 * REQ-05: loads the open requests that the balance covers. Called when money has arrived or a request has left the queue.
 * `at` in ms.
 */
export function fulfilRequests(db: Db, companyId: string, at: number): void {
  fulfil(db, companyId, covered(db, companyId, openRequests(db, companyId, at), at), at)
}

/** x-assumed (listRequestedLoads): a request lapses when its employee's lunch benefit ends. */
export function requestsLapsed(db: Db, companyId: string, now: number): { at: number; book: () => void }[] {
  return openRequests(db, companyId, now)
    .filter((row) => !canBeLoaded(db.employees.get(companyId, row.employeeId), row))
    .map((row) => ({
      at: now,
      book: () => {
        db.requestedLoads.put(companyId, { ...row, state: 'rejected', handledAt: now })
        fulfilRequests(db, companyId, now)
      },
    }))
}

const canBeLoaded = (employee: EmployeeRow | undefined, { requestMonth }: RequestedLoadRow): boolean =>
  employee !== undefined &&
  (employee.endOfBenefit === undefined || employee.endOfBenefit >= requestMonth) &&
  employee.benefits.some(({ benefitType }) => benefitType === 'lunch')

/** REQ-05: requests whose month has begun are loaded on its first day, or later when they are covered. */
export function requestsDue(db: Db, companyId: string, now: number): { at: number; book: () => void }[] {
  const begun = openRequests(db, companyId, now).filter((row) => beginsAt(row) <= now)
  const first = Math.min(...begun.map(beginsAt))
  // Only requests of one month at a time; the next month is due separately.
  const rows = covered(
    db,
    companyId,
    begun.filter((row) => beginsAt(row) <= first),
    first,
  )
  if (rows.length > 0) return [{ at: first, book: () => fulfil(db, companyId, rows, first) }]
  const later = covered(db, companyId, begun, now)
  return later.length > 0 ? [{ at: now, book: () => fulfil(db, companyId, later, now) }] : []
}

const beginsAt = ({ requestMonth, requestedAt }: RequestedLoadRow): number =>
  Math.max(helsinkiInstant(requestMonth), requestedAt)

/** Requests open at an instant, oldest first. */
const openRequests = (db: Db, companyId: string, at: number): RequestedLoadRow[] =>
  db.requestedLoads
    .all(companyId)
    .filter((row) => row.state === 'open' && row.requestedAt <= at)
    .toSorted((a, b) => a.requestedAt - b.requestedAt)

/** x-assumed (listRequestedLoads): oldest first, each in full with commission and VAT; an uncovered one blocks later ones. */
function covered(db: Db, companyId: string, open: readonly RequestedLoadRow[], at: number): RequestedLoadRow[] {
  const balance = balanceOf(db, companyId)
  let sum = 0
  for (const [index, { amount }] of open.entries()) {
    const next = sum + amount
    if (next + loadFee(next, 'lunch', at).feeWithVat > balance) return open.slice(0, index)
    sum = next
  }
  return [...open]
}

function fulfil(db: Db, companyId: string, rows: readonly RequestedLoadRow[], at: number): void {
  if (rows.length === 0) return
  for (const row of rows) db.requestedLoads.put(companyId, { ...row, state: 'fulfilled', handledAt: at })
  for (const posting of requestPostings(rows, at)) post(db, companyId, posting)
}
