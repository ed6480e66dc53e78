import { helsinkiDate } from '../../calendar.ts'
import type { Db } from '../../database/db.ts'
import { type LoadStatus, loadStatus } from './load-status.ts'

const WAITING: readonly LoadStatus[] = [
  'in_progress',
  'waiting_for_payment',
  'waiting_for_load_date',
  'payment_confirmed_waiting_for_load_date',
]

/**
 * EMP-18: the load date of each employee who waits for a load, the latest when there are several; by employee's id. A
 * load waits from its order until it is done, canceled or no longer paid for.
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
