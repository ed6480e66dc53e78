import type { BenefitGroup, BenefitType, DepositEstimation, EmployeeListItem } from '@generated/api/model'
import { type Cents, cents, multiply, percentOf, sum } from '@/values/money'
import { addMonths, type PlainDate } from '@/values/plain-date'

/** Money that leaves the account on a day, with commission and its VAT. */
export interface PlannedTopUp {
  date: PlainDate
  amount: Cents
}

export interface TopUpPlan {
  today: PlainDate
  /** The next day on which loads are repeated (GRP-07). */
  nextLoadDate: PlainDate
  /** How many loading days to look ahead. */
  months: number
  groups: readonly Pick<BenefitGroup, 'benefitType' | 'maxAmountPerPeriod'>[]
  employees: readonly Pick<EmployeeListItem, 'benefitTypes' | 'employeeType' | 'endOfBenefit'>[]
  /** Lunch days of a month. */
  lunchDays: number
  /** Commission with VAT of each benefit, as a percentage of its value. */
  costs: Partial<Record<BenefitType, number>>
  /** Open requested loads with commission and VAT: taken as soon as there is money. */
  requested: Cents
}

/** An on-hold employee cannot be loaded with these. */
const NOT_ON_HOLD: readonly BenefitType[] = ['lunch', 'transport']

/** How many get a benefit on a day: holders whose benefit has not ended, and who are not on hold where that matters. */
function holdersOn(date: PlainDate, type: BenefitType, employees: TopUpPlan['employees']): number {
  return employees.filter(
    ({ benefitTypes, employeeType, endOfBenefit }) =>
      benefitTypes.includes(type) &&
      !(employeeType === 'Onhold' && NOT_ON_HOLD.includes(type)) &&
      (endOfBenefit === undefined || endOfBenefit > date),
  ).length
}

/** What one group takes on a loading day: lunch every month for its days, a benefit of the year in January. */
function groupLoad(group: TopUpPlan['groups'][number], date: PlainDate, plan: TopUpPlan): Cents {
  const { benefitType: type } = group
  const isLunch = type === 'lunch'
  if (!isLunch && date.slice(5, 7) !== '01') return cents(0)
  const each = multiply(cents(group.maxAmountPerPeriod), isLunch ? plan.lunchDays : 1)
  const value = multiply(each, holdersOn(date, type, plan.employees))
  return sum([value, percentOf(value, plan.costs[type] ?? 0)])
}

/**
 * What will leave the account: open requests today, then every loading day lunch in full, and in January the benefits of
 * the year. Days without a load are left out. Throws RangeError for lunch days that are no whole number.
 */
export function plannedTopUps(plan: TopUpPlan): PlannedTopUp[] {
  const days = Array.from({ length: plan.months }, (_, month) => addMonths(plan.nextLoadDate, month))
  const loads = days.map((date) => ({ date, amount: sum(plan.groups.map((group) => groupLoad(group, date, plan))) }))
  return [{ date: plan.today, amount: plan.requested }, ...loads].filter(({ amount }) => amount > 0)
}

/** Commission with VAT as a percentage of the value, by benefit, where the estimation has any value to tell it from. */
export function costsOf({ benefits, requestedLoads }: DepositEstimation): TopUpPlan['costs'] {
  const percent = (row: Pick<DepositEstimation['requestedLoads'], 'value' | 'commission' | 'commissionVAT'>) =>
    // To a thousandth: the cents that commissions are rounded to must not show.
    Math.round(((row.commission + row.commissionVAT) / row.value) * 100_000) / 1000
  const told = benefits.filter(({ value }) => value > 0).map((row) => [row.type, percent(row)] as const)
  const byRequests = requestedLoads.value > 0 ? { lunch: percent(requestedLoads) } : {}
  return { ...byRequests, ...Object.fromEntries(told) }
}
