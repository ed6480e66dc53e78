import type { CreateTopUpRequest } from '../../../generated/api/model/index.ts'
import { errorItem, Problem, problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { Benefit, BenefitGroupRow, EmployeeRow } from '../../database/rows/benefits.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { addDays, addMonths, helsinkiDate, type PlainDate, yearOf } from '../../values/calendar.ts'
import { isKnownEinvoice } from './einvoice.ts'
import { holdsOn, isOnHoldLoadable, limitsFor, loadableGroup, loadedIn } from './load-limits.ts'
import { loadStatus } from './load-status.ts'
import { flagsServed } from './served-content.ts'

/** A company's running loads, oldest first. */
export const inProgress = (db: Db, companyId: string, now: number) =>
  db.topUps.all(companyId).filter((row) => loadStatus(row, now) === 'in_progress')

/** The employees of a benefit's running loads. */
export const loadingEmployees = (db: Db, companyId: string, type: Benefit, now: number): Set<string> =>
  new Set(
    inProgress(db, companyId, now)
      .filter((row) => row.benefitType === type)
      .flatMap((row) => row.items.map((item) => item.employeeId)),
  )

/** TOP-05: from tomorrow to the end of this year, or of next year when today is past 1 December. */
export function refuseDate(scheduledOn: PlainDate | undefined, now: number): void {
  if (scheduledOn === undefined) return
  const today = helsinkiDate(now)
  const lastYear = today.slice(5) > '12-01' ? yearOf(addMonths(today, 12)) : yearOf(today)
  if (scheduledOn < addDays(today, 1) || yearOf(scheduledOn) > lastYear) {
    throw problem(400, 'invalid_scheduled_date', { fieldName: 'scheduledOn' })
  }
}

/** TOP-13: e-invoices and scheduling must be enabled for the company; scheduling also by a feature flag. */
async function refusePayment(db: Db, company: CompanyRow, body: CreateTopUpRequest, now: number): Promise<void> {
  if (body.paymentMethod === 'einvoice') {
    const isKnown = isKnownEinvoice(body.eInvoiceAddress, body.operator)
    if (!company.useEinvoiceAndSchedule || !isKnown) {
      throw problem(400, 'invalid_einvoice', { fieldName: 'eInvoiceAddress' })
    }
  }
  const canSchedule = company.useEinvoiceAndSchedule && (await flagsServed(db)).enableScheduledLoad
  if (body.scheduledOn !== undefined && !canSchedule) {
    throw problem(400, 'invalid_scheduled_date', { fieldName: 'scheduledOn' })
  }
  refuseDate(body.scheduledOn, now)
}

/** Refuses with 400 and 404, in this order. @returns the group, and the employees sorted by name */
export async function checkedLoad(
  db: Db,
  company: CompanyRow,
  body: CreateTopUpRequest,
  now: number,
): Promise<{ group: BenefitGroupRow; employees: EmployeeRow[] }> {
  const fieldName = 'beneficiariesIds'
  await refusePayment(db, company, body, now)
  const date = body.scheduledOn ?? helsinkiDate(now)
  const group = loadableGroup(db, company.id, body.benefitType, now)
  const rows = body.beneficiariesIds.map((id) => db.employees.get(company.id, id))
  const canLoad = (row: EmployeeRow) =>
    group !== undefined &&
    holdsOn(row, body.benefitType, date) &&
    (row.employeeType !== 'Onhold' || (isOnHoldLoadable(body.benefitType) && body.showOnHoldBeneficiaries))
  const notLoadable = rows.flatMap((row, elementIndex) =>
    row && !canLoad(row) ? [errorItem('employee_not_loadable', { fieldName, elementIndex })] : [],
  )
  if (notLoadable.length > 0) throw new Problem(400, { errors: notLoadable, canRetry: false })
  const missing = rows.findIndex((row) => row === undefined)
  if (missing >= 0 || !group) throw problem(404, 'not_found', { fieldName, elementIndex: Math.max(missing, 0) })
  return { group, employees: rows.flatMap((row) => row ?? []) }
}

/** Refuses with 409 because of the employees: a running load, then the annual limit, then the group limit (TOP-09). */
export function refuseLimits(
  db: Db,
  company: CompanyRow,
  body: CreateTopUpRequest,
  group: BenefitGroupRow,
  employees: readonly EmployeeRow[],
  amount: number,
  now: number,
): void {
  const type = body.benefitType
  const loading = loadingEmployees(db, company.id, type, now)
  if (employees.some(({ id }) => loading.has(id))) throw problem(409, 'top_up_in_progress')
  const loaded = loadedIn(db, company.id, type, body.scheduledOn ?? helsinkiDate(now), now)
  const after = (row: EmployeeRow) => (loaded.get(row.id) ?? 0) + amount
  const overYear = employees.flatMap((row, elementIndex) =>
    after(row) > limitsFor(row, group, company, now).year
      ? [errorItem('yearly_limit_exceeded', { fieldName: 'beneficiariesIds', elementIndex })]
      : [],
  )
  if (overYear.length > 0) throw new Problem(409, { errors: overYear, canRetry: false })
  if (employees.some((row) => after(row) > limitsFor(row, group, company, now).group)) {
    throw problem(409, 'group_yearly_limit_exceeded', { fieldName: 'amount' })
  }
}
