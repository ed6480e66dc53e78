import { BENEFITS, type Benefit, type BenefitGroupRow, type BenefitRow } from '../database/rows/benefits.ts'
import type { CompanyPlan } from '../database/rows/people.ts'
import { addMonths, addWorkingDays, helsinkiDate, helsinkiInstant, workingDayFrom } from '../values/calendar.ts'
import { BENEFIT_NAMES } from '../values/loads.ts'
import { settingsAt } from '../values/settings.ts'
import { type CompanySpec, companyIdOf, rowId } from './companies.ts'

/** GRP-12: one state per benefit type, in the order of BENEFITS. */
type Word = 'active' | 'hold' | 'contracted' | 'none'
const WORDS: Record<CompanyPlan, readonly Word[]> = {
  established: ['active', 'active', 'hold', 'contracted', 'none'],
  large: ['active', 'active', 'active', 'active', 'active'],
  new: ['contracted', 'contracted', 'contracted', 'contracted', 'contracted'],
  'no-employees': ['active', 'active', 'contracted', 'contracted', 'none'],
  'no-orders': ['active', 'contracted', 'active', 'none', 'contracted'],
  'low-balance': ['active', 'active', 'none', 'contracted', 'contracted'],
  'vouchers-only': ['none', 'none', 'none', 'none', 'none'],
  'vouchers-hidden': ['active', 'contracted', 'none', 'none', 'active'],
  empty: ['contracted', 'contracted', 'contracted', 'contracted', 'contracted'],
}
const STATES: Record<Word, Pick<BenefitRow, 'state' | 'status'>> = {
  active: { state: 'active', status: 'Active' },
  hold: { state: 'active', status: 'Onhold' },
  contracted: { state: 'available', status: 'Contracted' },
  none: { state: 'unavailable', status: 'NotContracted' },
}

/** The amount of a group in cents; for lunch per day. */
function amountOf(type: Benefit, plan: CompanyPlan, anchor: number): number {
  if (type === 'lunch') return plan === 'low-balance' ? settingsAt(anchor).lunchMaxAmount : 1300
  return {
    recreational: plan === 'low-balance' ? 20_000 : 40_000,
    transport: 80_000,
    massage: 20_000,
    wellbeing: 30_000,
  }[type]
}

/** One benefit of each type; `company` is undefined for companies that signed up later. */
export const makeBenefits = (companyId: string, company: CompanySpec | undefined): BenefitRow[] =>
  BENEFITS.map((type, at) => ({
    id: company ? rowId(company, 'b', at + 1) : `b-${companyId}-${at + 1}`,
    companyId,
    type,
    ...STATES[WORDS[company?.plan ?? 'empty'][at] ?? 'contracted'],
  }))

/** One group per active benefit (GRP-04); those of low-balance are loaded by request. */
export function makeGroups(company: CompanySpec, anchor: number): BenefitGroupRow[] {
  const today = helsinkiDate(anchor)
  const { plan } = company
  const createdOn = workingDayFrom(addMonths(today, -25))
  return BENEFITS.flatMap((type, at) => {
    const word = WORDS[plan][at]
    if (word !== 'active' && word !== 'hold') return []
    const isOnRequest = plan === 'low-balance' || word === 'hold'
    return {
      id: rowId(company, 'g', 11 + at),
      companyId: companyIdOf(company),
      groupName: BENEFIT_NAMES[type].fi,
      benefitType: type,
      maxAmountPerPeriod: amountOf(type, plan, anchor),
      fundsLoadingType: isOnRequest ? ('top_up_request' as const) : ('direct_load' as const),
      ...(type === 'lunch' && { isMaximumSpendingLimit: plan === 'low-balance' }),
      recurringTopupRequestEnabled: isOnRequest && type === 'transport',
      createdAt: helsinkiInstant(addWorkingDays(createdOn, at), 9, 30),
    }
  })
}
