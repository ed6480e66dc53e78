import type { Db } from '../../database/db.ts'
import type { Benefit, EmployeeRow } from '../../database/rows/benefits.ts'
import { helsinkiDate, monthOf, type PlainDate } from '../../values/calendar.ts'
import { loadItemStatus, loadStartsAt } from './load-status.ts'

/** One employee's part of a completed load. */
export type FulfilledLoad = {
  employee: EmployeeRow
  benefitType: Benefit
  amount: number
  /** The load date, and the requested month if an employee requested the load. */
  loadDate: PlainDate
  requestMonth?: string
}

const collator = new Intl.Collator('fi')
/** By last name, then first name. */
export const byPerson = (a: FulfilledLoad, b: FulfilledLoad): number =>
  collator.compare(a.employee.lastName, b.employee.lastName) ||
  collator.compare(a.employee.firstName, b.employee.firstName)

/** Completed loads of the given benefits in a period, both ends included (DWN-02, DWN-03). */
export function fulfilledLoads(
  db: Db,
  companyId: string,
  benefits: readonly Benefit[],
  { startDate, endDate }: { startDate: PlainDate; endDate: PlainDate },
  now: number,
): FulfilledLoad[] {
  const isIn = (date: PlainDate) => date >= startDate && date <= endDate
  const loads: FulfilledLoad[] = []
  for (const load of db.topUps.all(companyId)) {
    if (!benefits.includes(load.benefitType)) continue
    const startsAt = loadStartsAt(load, now)
    const loadDate = startsAt === undefined ? undefined : helsinkiDate(startsAt)
    if (loadDate === undefined || !isIn(loadDate)) continue
    for (const [index, { employeeId, amount }] of load.items.entries()) {
      const employee = db.employees.get(companyId, employeeId)
      if (!employee || loadItemStatus(load, index, now) !== 'success') continue
      loads.push({ employee, benefitType: load.benefitType, amount, loadDate })
    }
  }
  // REQ-02: requests are always lunch.
  for (const request of benefits.includes('lunch') ? db.requestedLoads.all(companyId) : []) {
    const employee = db.employees.get(companyId, request.employeeId)
    if (!employee || request.state !== 'fulfilled' || request.handledAt === undefined) continue
    const loadDate = helsinkiDate(request.handledAt)
    const { amount, requestMonth } = request
    if (isIn(loadDate)) loads.push({ employee, benefitType: 'lunch', amount, loadDate, requestMonth })
  }
  return loads
}

/** Merges an employee's loads of one month; requested loads are kept apart by requested month. */
export function byEmployeeAndMonth(loads: readonly FulfilledLoad[]): FulfilledLoad[] {
  const rows = new Map<string, FulfilledLoad>()
  for (const load of loads) {
    const key = `${monthOf(load.loadDate)}/${load.employee.id}/${load.requestMonth ?? ''}`
    const known = rows.get(key)
    rows.set(key, known ? { ...known, amount: known.amount + load.amount } : load)
  }
  return [...rows.values()].toSorted(
    (a, b) =>
      (monthOf(a.loadDate) < monthOf(b.loadDate) ? -1 : monthOf(a.loadDate) > monthOf(b.loadDate) ? 1 : 0) ||
      byPerson(a, b),
  )
}
