import type { Db } from '../../database/db.ts'
import type { Benefit, BenefitGroupRow, BenefitRow, EmployeeRow } from '../../database/rows/benefits.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { helsinkiDate, monthOf, type PlainDate, yearOf } from '../../values/calendar.ts'
import { lunchDays } from '../../values/loads.ts'
import { settingsAt } from '../../values/settings.ts'
import { countsAgainstLimits } from './load-status.ts'

const benefitOf = (db: Db, companyId: string, type: Benefit): BenefitRow | undefined =>
  db.benefits.all(companyId).find((row) => row.type === type)

/** The only group of a benefit (GRP-04); undefined if the benefit is not active or on hold. */
export function activeGroup(db: Db, companyId: string, type: Benefit): BenefitGroupRow | undefined {
  const benefit = benefitOf(db, companyId, type)
  if (benefit?.state !== 'active' || benefit.status !== 'Active') return undefined
  return db.benefitGroups.all(companyId).find((row) => row.benefitType === type)
}

/** x-assumed (listLoadableBenefits): the group of a benefit that can be loaded now, otherwise undefined. */
export function loadableGroup(db: Db, companyId: string, type: Benefit, now: number): BenefitGroupRow | undefined {
  const group = activeGroup(db, companyId, type)
  return group && loadingTypeOn(group, helsinkiDate(now)) === 'direct_load' ? group : undefined
}

/** True if the employee has the benefit on a date. */
export const holdsOn = (row: EmployeeRow, type: Benefit, date: PlainDate): boolean =>
  row.entitled <= date &&
  (row.endOfBenefit === undefined || row.endOfBenefit >= date) &&
  row.benefits.some(({ benefitType }) => benefitType === type)

/** TOP-03: employees on hold cannot get transport or lunch. */
export const isOnHoldLoadable = (type: Benefit): boolean => type !== 'transport' && type !== 'lunch'

/** The period of a limit (TOP-04): the month of a date for lunch, its year for the others. */
const periodOf = (type: Benefit, date: PlainDate): string => (type === 'lunch' ? monthOf(date) : String(yearOf(date)))

/** Loaded and scheduled amounts of a benefit in the period of a date: cents by employee id. */
export function loadedIn(db: Db, companyId: string, type: Benefit, date: PlainDate, now: number): Map<string, number> {
  const period = periodOf(type, date)
  const loaded = new Map<string, number>()
  const add = (employeeId: string, amount: number) => loaded.set(employeeId, (loaded.get(employeeId) ?? 0) + amount)
  for (const load of db.topUps.all(companyId)) {
    if (load.benefitType !== type || !countsAgainstLimits(load, now)) continue
    if (periodOf(type, load.scheduledOn ?? helsinkiDate(load.createdAt)) !== period) continue
    for (const { employeeId, amount, failed } of load.items) if (!failed) add(employeeId, amount)
  }
  // REQ-02: requests are always lunch; fulfilled ones count as loads.
  for (const request of type === 'lunch' ? db.requestedLoads.all(companyId) : []) {
    if (request.state === 'fulfilled' && monthOf(request.requestMonth) === period) {
      add(request.employeeId, request.amount)
    }
  }
  return loaded
}

/** The maximum of an employee in a period, in cents: the smaller of the group's limit and the annual limit (GRP-09). */
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

/** Cents that can still be loaded to an employee, at least 0 (availableToTopUpAmount). */
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

/** The loading type on a date; a change may take effect later (GRP-07). */
export const loadingTypeOn = (row: BenefitGroupRow, date: string) =>
  row.fundsLoadingTypeFrom !== undefined && row.fundsLoadingTypeFrom > date
    ? (row.fundsLoadingTypeBefore ?? row.fundsLoadingType)
    : row.fundsLoadingType
