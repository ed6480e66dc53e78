import type { DepositRow, PaymentMethodName, UnnumberedPayment } from '../database/rows/money.ts'
import { addDays, helsinkiDate, helsinkiInstant, workingDayUntil } from '../values/calendar.ts'
import { referenceNumber } from '../values/identifiers.ts'
import { type CompanySpec, companyIdOf, rowId } from './companies.ts'
import type { PlannedCorrection } from './ledger.ts'
import { makeRandom } from './random.ts'

const FIRST_PAYMENT = 7101
const FIRST_DEPOSIT = 5301

/** REP-06: an old correction and one that is still new (168 hours). */
export function makeCorrections({ plan }: CompanySpec, anchor: number): PlannedCorrection[] {
  const today = helsinkiDate(anchor)
  const on = (daysAgo: number, hour: number) => helsinkiInstant(workingDayUntil(addDays(today, -daysAgo)), hour, 10)
  const old: PlannedCorrection = {
    at: on(100, 13),
    amount: -15_000,
    reasonType: 'WrongAccountPayment',
    reason: 'Toiselle yritykselle tarkoitettu maksu siirretty oikealle tilille',
    documentId: 'KORJ-20417',
  }
  if (plan === 'large') return [old]
  if (plan !== 'established') return []
  return [
    old,
    {
      at: on(1, 9),
      amount: -25_000,
      reasonType: 'TooMuchMoneyTransferred',
      reason: 'Liikaa siirretty summa palautettu asiakkaan pyynnöstä',
      documentId: 'KORJ-20583',
    },
  ]
}

/** Unpaid deposits, one for each other status of PAY-20. */
export function makeUnpaidDeposits(
  company: CompanySpec,
  { seed, anchor }: { seed: number; anchor: number },
): { deposits: DepositRow[]; payments: UnnumberedPayment[] } {
  if (company.plan !== 'established') return { deposits: [], payments: [] }
  const companyId = companyIdOf(company)
  const random = makeRandom(seed, companyId, 'unpaid deposits')
  const today = helsinkiDate(anchor)
  const tried: {
    daysAgo: number
    method: PaymentMethodName
    code?: string
    amount: number
    status?: 'Error' | 'Canceled'
  }[] = [
    { daysAgo: 130, method: 'CreditCard', code: 'FI70', amount: 120_000, status: 'Error' },
    { daysAgo: 60, method: 'PrintInvoicePdf', amount: 200_000 },
    { daysAgo: 40, method: 'Online', code: 'FI02', amount: 300_000, status: 'Canceled' },
    { daysAgo: 1, method: 'PrintInvoicePdf', amount: 150_000 },
  ]
  const deposits: DepositRow[] = []
  const payments = tried.map(({ daysAgo, method, code, amount, status }, at): UnnumberedPayment => {
    const createdAt = helsinkiInstant(workingDayUntil(addDays(today, -daysAgo)), 11, 20 + at)
    const orderId = rowId(company, 'o', FIRST_DEPOSIT + at)
    deposits.push({
      id: orderId,
      companyId,
      accountId: company.no === 1 ? 'acc-1' : `acc-${companyId}`,
      amount,
      createdAt,
    })
    return {
      id: rowId(company, 'pay', FIRST_PAYMENT + at),
      companyId,
      orderType: 'deposit',
      orderId,
      method,
      methodCode: code,
      referenceNumber: referenceNumber(random.digits(9)),
      amount,
      createdAt,
      ...(status && { pendingAt: createdAt + 30_000, outcome: { status, at: createdAt + 150_000 } }),
    }
  })
  return { deposits, payments }
}
