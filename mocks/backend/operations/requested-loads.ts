import type { BackendPart } from '../../calls/implement.ts'
import { problem } from '../../calls/problem.ts'
import { helsinkiDate } from '../../values/calendar.ts'
import { balanceOf } from '../rules/booking.ts'
import { fulfilRequests } from '../rules/fulfil-requests.ts'
import { settle } from '../rules/settle.ts'

export const requestedLoads: BackendPart<'listRequestedLoads' | 'rejectRequestedLoad'> = {
  listRequestedLoads({ caller: { company }, db, now }) {
    settle(db, company.id, now)
    const open = db.requestedLoads.all(company.id).filter((row) => row.state === 'open')
    const loads = open.flatMap((row) => {
      const employee = db.employees.get(company.id, row.employeeId)
      if (!employee) return []
      const { firstName, lastName, personalId } = employee
      return {
        requestId: row.id,
        requestDate: helsinkiDate(row.requestedAt),
        firstName,
        lastName,
        personalId,
        // REQ-02: always lunch
        benefit: 'lunch' as const,
        requestMonth: row.requestMonth.slice(0, 7),
        amount: row.amount,
      }
    })
    return {
      requestedLoads: loads,
      totalRequestedLoads: loads.length,
      totalRequestedLoadsAmount: loads.reduce((sum, load) => sum + load.amount, 0),
      // REQ-05: open requests are not subtracted.
      currentBalance: balanceOf(db, company.id),
    }
  },

  // REQ-03; the balance may now cover the requests behind it (REQ-05)
  rejectRequestedLoad({ params, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const row = db.requestedLoads.get(company.id, params.requestId)
    if (!row) throw problem(404, 'requested_load_not_found')
    if (row.state !== 'open') throw problem(409, 'requested_load_already_handled')
    db.requestedLoads.put(company.id, { ...row, state: 'rejected', handledAt: now })
    fulfilRequests(db, company.id, now)
  },
}
