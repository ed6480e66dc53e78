import type { CreateCardOrderRequest } from '../../generated/api/model/index.ts'
import type { CardOrderRow, UnnumberedPayment } from '../database/rows/money.ts'
import { addDays, addMonths, firstOfMonth, helsinkiDate, helsinkiInstant, workingDayUntil } from '../values/calendar.ts'
import { cardOrderAmount } from '../values/card-fees.ts'
import { businessId, personalId } from '../values/identifiers.ts'
import { type CompanySpec, companyIdOf, rowId } from './companies.ts'
import { addressOf } from './places.ts'

const AMOUNT = 15_000

/** One card order whose failed payment can be made again (CRD-03, CRD-09): transport for two new employees. */
export function makeCardOrders(
  company: CompanySpec,
  executorId: string,
  anchor: number,
): { cardOrders: CardOrderRow[]; payments: UnnumberedPayment[] } {
  if (company.plan !== 'no-employees') return { cardOrders: [], payments: [] }
  const today = helsinkiDate(anchor)
  const companyId = companyIdOf(company)
  const address = addressOf(company.street, company.house)
  const common = { employeeType: 'FullTime' as const, startOfBenefit: addMonths(firstOfMonth(today), 1) }
  const order: CreateCardOrderRequest = {
    benefits: ['transport'],
    company: { name: company.name, businessIdentityCode: businessId(company.digits), address },
    billingAddress: { ...address, companyName: company.name },
    employees: [
      {
        ...common,
        firstName: 'Venla',
        lastName: 'Särkkä',
        emailAddress: `venla.sarkka@${company.domain}`,
        personalId: personalId({ day: 12, month: 3, year: 1995 }, 955),
        phoneNumber: '+358401234580',
      },
      {
        ...common,
        firstName: 'Topi',
        lastName: 'Åberg',
        emailAddress: `topi.aberg@${company.domain}`,
        personalId: personalId({ day: 3, month: 11, year: 2001 }, 918, 2),
      },
    ],
    usage: { transportAmount: AMOUNT },
    payment: { method: 'Online', methodCode: 'FI02' },
    termsAndConditions: true,
    priceList: true,
  }
  const createdAt = helsinkiInstant(workingDayUntil(addDays(today, -3)), 14, 35)
  const id = rowId(company, 'o', 5101)
  const paymentId = rowId(company, 'pay', 7901)
  return {
    cardOrders: [{ id, companyId, orderNumber: String(600_000 + company.no), createdAt, executorId, paymentId, order }],
    payments: [
      {
        id: paymentId,
        companyId,
        orderType: 'digital',
        orderId: id,
        method: 'Online',
        methodCode: 'FI02',
        amount: cardOrderAmount(order, { isCard: false }, createdAt),
        createdAt,
        pendingAt: createdAt + 30_000,
        outcome: { status: 'Canceled', at: createdAt + 200_000 },
      },
    ],
  }
}
