import { helsinkiDate } from '../calendar.ts'
import type { Db } from '../db.ts'

/** How long a paid load takes until every item is done (TOP-15), in ms. */
export const LOAD_TAKES_MS = 20_000

/**
 * EMP-18: the load date of each employee who waits for a load, the latest when there are several; by employee's id. A
 * load waits from its order until it is done, canceled or no longer paid for.
 */
export function pendingLoadDates(db: Db, companyId: string, now: number): Map<string, string> {
  const dates = new Map<string, string>()
  const today = helsinkiDate(now)
  for (const load of db.topUps.all(companyId)) {
    if (load.outcome !== undefined) continue
    const date = load.scheduledOn ?? helsinkiDate(load.createdAt)
    const isDone = load.scheduledOn === undefined ? now - load.createdAt > LOAD_TAKES_MS : load.scheduledOn < today
    if (isDone) continue
    for (const { employeeId } of load.items) {
      const known = dates.get(employeeId)
      if (known === undefined || known < date) dates.set(employeeId, date)
    }
  }
  return dates
}
