import type { Db } from '../../database/db.ts'
import { helsinkiDate } from '../../values/calendar.ts'
import { type LoadStatus, loadStatus } from './load-status.ts'

const WAITING: readonly LoadStatus[] = [
  'in_progress',
  'waiting_for_payment',
  'waiting_for_load_date',
  'payment_confirmed_waiting_for_load_date',
]

/**
 * EMP-18: the date of the latest pending load of each employee, by employee id. A load is pending from its order until it is
 * done, cancelled or unpaid for too long.
 */
export function pendingLoadDates(db: Db, companyId: string, now: number): Map<string, string> {
  const dates = new Map<string, string>()
  for (const load of db.topUps.all(companyId)) {
    if (!WAITING.includes(loadStatus(load, now))) continue
    const date = load.scheduledOn ?? helsinkiDate(load.createdAt)
    for (const { employeeId } of load.items) {
      const known = dates.get(employeeId)
      if (known === undefined || known < date) dates.set(employeeId, date)
    }
  }
  return dates
}
