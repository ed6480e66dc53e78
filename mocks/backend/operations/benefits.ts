import type { BenefitGroup, CreateBenefitGroupRequest } from '../../../generated/api/model/index.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import { BENEFITS, type Benefit, type BenefitGroupRow, type EmployeeRow } from '../../database/rows/benefits.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { addMonths, firstOfMonth, helsinkiDate } from '../../values/calendar.ts'
import { settingsAt } from '../../values/settings.ts'
import { loadingTypeOn } from '../rules/load-limits.ts'
import { withRecurring } from '../rules/recurring-loads.ts'
import { settle } from '../rules/settle.ts'

/** GRP-07: the lunch spending limit applies from this day. */
const SPENDING_LIMIT_FROM = '2025-11-03'
/** GRP-13: amounts to choose from, in cents. */
const FIXED_AMOUNTS = {
  transport: [5000, 10_000, 20_000, 50_000, 100_000, 200_000, 340_000],
  massage: [5000, 10_000, 15_000, 20_000, 30_000, 40_000],
  wellbeing: [5000, 10_000, 20_000, 30_000, 40_000],
}

export const benefits: BackendPart<
  'listBenefits' | 'listBenefitGroups' | 'createBenefitGroup' | 'updateBenefitGroup' | 'readBenefitGroupSettings'
> = {
  listBenefits: ({ caller, db }) => ({
    benefits: db.benefits.all(caller.company.id).map(({ id, type, state, status }) => ({ id, type, state, status })),
  }),

  listBenefitGroups({ query, caller, db, now }) {
    const groups = db.benefitGroups
      .all(caller.company.id)
      .filter((row) => query.type === undefined || row.benefitType === query.type)
    return { benefitGroups: groups.map((row) => toGroup(row, helsinkiDate(now))) }
  },

  createBenefitGroup({ body, caller: { company, user }, db, now }) {
    const type = body.benefitType
    const benefit = db.benefits.all(company.id).find((row) => row.type === type)
    if (!benefit || benefit.state === 'unavailable') throw problem(409, 'benefit_not_available')
    // GRP-04
    if (db.benefitGroups.all(company.id).some((row) => row.benefitType === type)) {
      throw problem(409, 'benefit_group_already_exists')
    }
    checkAmount(body, company, now)
    const created: BenefitGroupRow = {
      id: `g-${crypto.randomUUID()}`,
      companyId: company.id,
      groupName: body.groupName,
      benefitType: type,
      maxAmountPerPeriod: body.maxAmountPerPeriod,
      fundsLoadingType: body.fundsLoadingType,
      ...(body.benefitType === 'lunch' && { isMaximumSpendingLimit: body.isMaximumSpendingLimit }),
      createdAt: now,
    }
    const row = withRecurring(created, body.recurringTopupRequestEnabled ?? false, user.id, now)
    db.benefitGroups.put(company.id, row)
    // x-assumed (createBenefitGroup): an available benefit becomes active.
    if (benefit.status !== 'Onhold') db.benefits.put(company.id, { ...benefit, state: 'active', status: 'Active' })
    // GRP-04: all employees get the new group.
    const held = { benefitType: type, groupId: row.id, maxAmountPerPeriod: row.maxAmountPerPeriod }
    changeEmployees(db, company, (employee) => [...employee.benefits, held])
    return toGroup(row, helsinkiDate(now))
  },

  updateBenefitGroup({ body, caller: { company, user }, db, now }) {
    const row = db.benefitGroups.get(company.id, body.groupId)
    if (!row) throw problem(404, 'benefit_group_not_found')
    if (row.benefitType !== body.benefitType) {
      throw validationProblem([{ fieldName: 'benefitType', code: 'field_invalid' }])
    }
    checkAmount(body, company, now)
    // Loads that are due come first, even if this change switches them off.
    settle(db, company.id, now)
    const today = helsinkiDate(now)
    const recurs = body.recurringTopupRequestEnabled ?? row.recurringTopupRequestEnabled ?? false
    const changed = db.benefitGroups.put(company.id, {
      ...withRecurring(row, recurs, user.id, now),
      groupName: body.groupName,
      maxAmountPerPeriod: body.maxAmountPerPeriod,
      ...withLoadingType(row, body.fundsLoadingType, today),
      ...(body.benefitType === 'lunch' && { isMaximumSpendingLimit: body.isMaximumSpendingLimit }),
    })
    changeEmployees(db, company, (employee) =>
      employee.benefits.map((held) =>
        held.groupId === row.id ? { ...held, maxAmountPerPeriod: changed.maxAmountPerPeriod } : held,
      ),
    )
    return toGroup(changed, today)
  },

  readBenefitGroupSettings({ caller: { company }, now }) {
    const today = helsinkiDate(now)
    const settings = settingsAt(now, company)
    const limits = Object.fromEntries(BENEFITS.map((type) => [type, limitsOf(type, company, now)]))
    return {
      applicableYear: settings.lunchAmountApplicableYear,
      limits: limits as Record<Benefit, ReturnType<typeof limitsOf>>,
      spendingLimitStartDate: SPENDING_LIMIT_FROM,
      nextRecurringLoadDate: firstOfNextMonth(today),
    }
  },
}

/** GRP-07: lunch changes next month, recreational at once; x-assumed: the others at once. The current type cancels a pending change. */
function withLoadingType(row: BenefitGroupRow, fundsLoadingType: BenefitGroupRow['fundsLoadingType'], today: string) {
  if (fundsLoadingType === row.fundsLoadingType) return {}
  const inForce = loadingTypeOn(row, today)
  return fundsLoadingType === inForce
    ? { fundsLoadingType, fundsLoadingTypeBefore: undefined, fundsLoadingTypeFrom: undefined }
    : {
        fundsLoadingType,
        fundsLoadingTypeBefore: inForce,
        fundsLoadingTypeFrom: loadingTypeChangeFrom(row.benefitType, today),
      }
}

function toGroup(row: BenefitGroupRow, today: string): BenefitGroup {
  const isWaiting = row.fundsLoadingTypeFrom !== undefined && row.fundsLoadingTypeFrom > today
  return {
    groupId: row.id,
    groupName: row.groupName,
    maxAmountPerPeriod: row.maxAmountPerPeriod,
    fundsLoadingType: row.fundsLoadingType,
    fundsLoadingTypeFrom: isWaiting ? row.fundsLoadingTypeFrom : undefined,
    isMaximumSpendingLimit: row.isMaximumSpendingLimit,
    recurringTopupRequestEnabled: row.recurringTopupRequestEnabled ?? false,
    benefitType: row.benefitType,
  }
}

function limitsOf(type: Benefit, company: CompanyRow, now: number) {
  const settings = settingsAt(now, company)
  return {
    minAmount: settings[`${type}MinAmount`],
    maxAmount: settings[`${type}MaxAmount`],
    ...(type === 'recreational' && { maxAmountForTopUpRequest: settings.recreationalMaxAmountForTopUpRequest }),
    ...(type !== 'lunch' && { taxFreeYearlyAmount: settings[`${type}MaxAmount`] }),
    ...((type === 'transport' || type === 'massage' || type === 'wellbeing') && {
      fixedAmounts: FIXED_AMOUNTS[type],
    }),
    loadingTypeChangeFrom: loadingTypeChangeFrom(type, helsinkiDate(now)),
  }
}

/** GRP-08, GRP-09 */
function checkAmount(body: CreateBenefitGroupRequest, company: CompanyRow, now: number) {
  const fieldName = 'maxAmountPerPeriod'
  const limits = limitsOf(body.benefitType, company, now)
  const max = body.fundsLoadingType === 'top_up_request' ? limits.maxAmountForTopUpRequest : undefined
  const amount = body.maxAmountPerPeriod
  if (amount < limits.minAmount || amount > (max ?? limits.maxAmount)) {
    throw problem(400, 'amount_out_of_range', { fieldName })
  }
  if (body.benefitType === 'lunch' && body.isMaximumSpendingLimit && amount !== limits.maxAmount) {
    throw problem(400, 'amount_out_of_range', { fieldName })
  }
}

function changeEmployees(db: Db, company: CompanyRow, benefitsOf: (row: EmployeeRow) => EmployeeRow['benefits']) {
  for (const employee of db.employees.all(company.id)) {
    if (employee.employeeType !== 'Dropped')
      db.employees.put(company.id, { ...employee, benefits: benefitsOf(employee) })
  }
}

const firstOfNextMonth = (today: string) => addMonths(firstOfMonth(today), 1)
const loadingTypeChangeFrom = (type: Benefit, today: string) => (type === 'lunch' ? firstOfNextMonth(today) : today)
