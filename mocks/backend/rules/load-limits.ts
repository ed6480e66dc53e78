import { helsinkiDate, monthOf, type PlainDate, yearOf } from '../../calendar.ts'
import type { Db } from '../../database/db.ts'
import type { Benefit, BenefitGroupRow, BenefitRow, EmployeeRow } from '../../database/rows/benefits.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { lunchDays } from '../../seed/loads.ts'
import { loadingTypeOn } from '../operations/benefits.ts'
import { countsAgainstLimits } from './load-status.ts'
import { settingsAt } from './settings.ts'

const benefitOf = (db: Db, companyId: string, type: Benefit): BenefitRow | undefined =>
  db.benefits.all(companyId).find((row) => row.type === type)

/** The one group of a benefit (GRP-04) while the benefit is active and not on hold; else undefined. */
export function activeGroup(db: Db, companyId: string, type: Benefit): BenefitGroupRow | undefined {
  const benefit = benefitOf(db, companyId, type)
  if (benefit?.state !== 'active' || benefit.status !== 'Active') return undefined
  return db.benefitGroups.all(companyId).find((row) => row.benefitType === type)
}

/** x-assumed (listLoadableBenefits): the group of a benefit that can be loaded now, else undefined. */
export function loadableGroup(db: Db, companyId: string, type: Benefit, now: number): BenefitGroupRow | undefined {
  const group = activeGroup(db, companyId, type)
  return group && loadingTypeOn(group, helsinkiDate(now)) === 'direct_load' ? group : undefined
}

/** True when the employee holds the benefit on a date. */
export const holdsOn = (row: EmployeeRow, type: Benefit, date: PlainDate): boolean =>
  row.entitled <= date &&
  (row.endOfBenefit === undefined || row.endOfBenefit >= date) &&
  row.benefits.some(({ benefitType }) => benefitType === type)

/** TOP-03: on-hold employees cannot be loaded transport or lunch. */
export const isOnHoldLoadable = (type: Benefit): boolean => type !== 'transport' && type !== 'lunch'

/** The month of a date for lunch, its year for the others: what limits hold for (TOP-04). */
const periodOf = (type: Benefit, date: PlainDate): string => (type === 'lunch' ? monthOf(date) : String(yearOf(date)))

/** What was loaded of a benefit, and is to be, in the period of a date: cents by employee's id. */
export function loadedIn(db: Db, companyId: string, type: Benefit, date: PlainDate, now: number): Map<string, number> {
  const period = periodOf(type, date)
  const loaded = new Map<string, number>()
  const add = (employeeId: string, amount: number) => loaded.set(employeeId, (loaded.get(employeeId) ?? 0) + amount)
  for (const load of db.topUps.all(companyId)) {
    if (load.benefitType !== type || !countsAgainstLimits(load, now)) continue
    if (periodOf(type, load.scheduledOn ?? helsinkiDate(load.createdAt)) !== period) continue
    for (const { employeeId, amount, failed } of load.items) if (!failed) add(employeeId, amount)
  }
  // REQ-02: requests are always lunch; those that were fulfilled are loads.
  for (const request of type === 'lunch' ? db.requestedLoads.all(companyId) : []) {
    if (request.state === 'fulfilled' && monthOf(request.requestMonth) === period) {
      add(request.employeeId, request.amount)
    }
  }
  return loaded
}

/** Most that an employee may get in a period, in cents: by the benefit group and by the year's own limit (GRP-09). */
export function limitsFor(
  employee: EmployeeRow,
  group: BenefitGroupRow,
  company: CompanyRow,
  now: number,
): { group: number; year: number } {
  const settings = settingsAt(now, company)
  const days = group.benefitType === 'lunch' ? lunchDays(employee) : 1
  return { group: group.maxAmountPerPeriod * days, year: settings[`${group.benefitType}MaxAmount`] * days }
}

/** Cents that may still be loaded to an employee, never below 0 (availableToTopUpAmount). */
export function availableTo(
  employee: EmployeeRow,
  group: BenefitGroupRow,
  company: CompanyRow,
  loaded: ReadonlyMap<string, number>,
  now: number,
): number {
  const limits = limitsFor(employee, group, company, now)
  return Math.max(0, Math.min(limits.group, limits.year) - (loaded.get(employee.id) ?? 0))
}
