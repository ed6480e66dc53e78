import type { Settings } from '../../generated/api/model/index.ts'
import { DEFAULT_EMPLOYEE_LIMIT } from '../../generated/limits.ts'
import { helsinkiDate } from './calendar.ts'

/** Lunch values per day in cents, set by the tax authority for each year. */
const LUNCH: { year: number; min: number; max: number }[] = [
  { year: 2026, min: 880, max: 1400 },
  { year: 2025, min: 860, max: 1370 },
  { year: 2024, min: 850, max: 1350 },
]
const OLDEST = { year: 2024, min: 850, max: 1350 }
const NEW_VAT_FROM = '2024-09-01'

/**
 * The settings at an instant (ms), amounts in cents; the fake API validates with the same values (VAL-16). `company` is the
 * caller's, if any. After the last known year its amounts stay, and lunchAmountApplicableYear says so.
 */
export function settingsAt(now: number, company?: { employeeLimit: number }) {
  const today = helsinkiDate(now)
  const lunch = LUNCH.find(({ year }) => year <= Number(today.slice(0, 4))) ?? OLDEST
  return {
    creditCardFee: 1.5,
    voucherMinimumQuantity: 10,
    voucherOrderMaxAmount: 5_000_000,
    lunchMinAmount: lunch.min,
    lunchMaxAmount: lunch.max,
    lunchMidAmount: Math.round((lunch.min + lunch.max) / 2),
    lunchAmountApplicableYear: lunch.year,
    recreationalMinAmount: 100,
    recreationalMaxAmount: 40_000,
    recreationalMaxAmountForTopUpRequest: 20_000,
    transportMinAmount: 100,
    transportMaxAmount: 340_000,
    massageMinAmount: 100,
    massageMaxAmount: 40_000,
    wellbeingMinAmount: 100,
    wellbeingMaxAmount: 40_000,
    lunchAverageWorkdays: 21,
    onlinePaymentMinAmount: 51,
    offlinePaymentMinAmount: 1,
    feesVatPercentage: today < NEW_VAT_FROM ? 24 : 25.5,
    companyBeneficiariesTotalAllowedForCompany: company?.employeeLimit ?? DEFAULT_EMPLOYEE_LIMIT,
    endOfFundsPeriodDays: 30,
    reCaptchaSiteKey: 'site-key-of-the-fake-api',
  } satisfies Settings
}
