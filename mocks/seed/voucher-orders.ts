import type { PaymentMethodName, PaymentRow, UnnumberedPayment, VoucherOrderRow } from '../database/rows/money.ts'
import { addDays, helsinkiDate, helsinkiInstant, workingDayUntil, yearOf } from '../values/calendar.ts'
import { referenceNumber } from '../values/identifiers.ts'
import { voucherFees } from '../values/voucher-fees.ts'
import { type CompanySpec, companyIdOf, rowId } from './companies.ts'
import { makeUsers } from './people.ts'
import { addressOf } from './places.ts'
import { makeRandom } from './random.ts'

type Case = 'waiting' | 'handed-off' | 'paid' | 'confirmed' | 'error' | 'canceled' | 'order-canceled'
type Plan = [daysAgo: number, product: string, quantity: number, method: PaymentMethodName, state: Case]

/** VOU-04: an order for every possible displayed status. */
const EVERY_STATUS: Plan[] = [
  [1, 'l-1300', 50, 'Online', 'handed-off'],
  [2, 'l-1300', 60, 'PrintInvoicePdf', 'waiting'],
  [3, 'r-1000', 80, 'PrintInvoicePdf', 'confirmed'],
  [2, 'l-1200', 100, 'Online', 'paid'],
  [9, 'r-1000', 80, 'CreditCard', 'error'],
  [16, 'r-2000', 20, 'Online', 'canceled'],
  [30, 'l-1300', 60, 'PrintInvoicePdf', 'waiting'],
  [40, 'l-1000', 30, 'Online', 'order-canceled'],
]
const SENT: Plan[] = [
  [25, 'l-1300', 100, 'CreditCard', 'paid'],
  [52, 'r-500', 200, 'LinkToOtherPerson', 'paid'],
  [84, 'l-1300', 50, 'PrintInvoicePdf', 'paid'],
  [118, 'r-2500', 40, 'Online', 'paid'],
  [149, 'l-1200', 150, 'Online', 'paid'],
  [183, 'l-1100', 500, 'PrintInvoicePdf', 'paid'],
  [214, 'r-2000', 25, 'Online', 'paid'],
  // VOU-17: face values that are no longer sold.
  [246, 'l-900', 60, 'Online', 'paid'],
  [290, 'r-1500', 30, 'CreditCard', 'paid'],
]
const PLANS: Partial<Record<CompanySpec['plan'], Plan[]>> = {
  established: [...EVERY_STATUS, ...SENT],
  large: SENT,
  'vouchers-only': [...EVERY_STATUS.slice(0, 5), ...SENT],
  'vouchers-hidden': SENT.slice(-2),
  'low-balance': SENT.slice(0, 3),
  'no-employees': SENT.slice(2, 4),
}

const CODES: Partial<Record<PaymentMethodName, string>> = { Online: 'FI02', CreditCard: 'FI70' }

/** The company's voucher orders with their payments, oldest first. */
export function makeVoucherOrders(
  company: CompanySpec,
  { seed, anchor }: { seed: number; anchor: number },
): { voucherOrders: VoucherOrderRow[]; payments: UnnumberedPayment[] } {
  const companyId = companyIdOf(company)
  const random = makeRandom(seed, companyId, 'voucher orders')
  const today = helsinkiDate(anchor)
  const users = makeUsers().filter((user) => user.companyId === companyId)
  const plans = (PLANS[company.plan] ?? []).toSorted((a, b) => b[0] - a[0])
  const payments: UnnumberedPayment[] = []
  let serial = random.int(4_100_000_000, 4_800_000_000)
  const voucherOrders = plans.map(([daysAgo, product, totalQuantity, method, state], at): VoucherOrderRow => {
    const day = workingDayUntil(addDays(today, -daysAgo))
    const createdAt = helsinkiInstant(day, 8 + (at % 8), random.int(0, 59))
    const [kind, value] = [product.slice(0, 1), Number(product.slice(2))]
    const sum = value * totalQuantity
    const hasReference = method !== 'PrintInvoicePdf' || at % 4 !== 0
    const by = { isCard: method === 'CreditCard', hasReference }
    const { vatFeeAmount: _vat, totalAmountWithFees: amount, ...fees } = voucherFees(sum, by, createdAt)
    const id = rowId(company, 'o', 5001 + at)
    const paymentId = rowId(company, 'pay', 7501 + at)
    const user = users[at % users.length]
    const orderer = user ? `${user.firstName} ${user.lastName}` : company.name
    payments.push({
      id: paymentId,
      companyId,
      orderType: 'voucher',
      orderId: id,
      method,
      methodCode: CODES[method],
      forwardEmail: method === 'LinkToOtherPerson' ? `laskut@${company.domain}` : undefined,
      referenceNumber: hasReference ? referenceNumber(random.digits(9)) : undefined,
      amount,
      createdAt,
      ...paymentState(state, method, createdAt, anchor),
    })
    const isSent = state === 'paid'
    const [firstVoucherSerial, lastVoucherSerial] = [String(serial + 1), String(serial + totalQuantity)]
    serial += totalQuantity
    return {
      id,
      companyId,
      createdAt,
      orderer,
      orderNumber: String(500_100 + at * 100 + company.no),
      voucherId: `v-${product}`,
      voucherType: kind === 'l' ? 'lunch' : 'recreational',
      faceValue: value,
      totalQuantity,
      ...fees,
      invoiceCostCenter: method === 'PrintInvoicePdf' && at % 2 === 0 ? '4100' : undefined,
      paymentId,
      canceledAt: state === 'order-canceled' ? createdAt + 26 * 3_600_000 : undefined,
      ...(isSent && { trackingCode: `JJFI6${random.digits(15)}`, firstVoucherSerial, lastVoucherSerial }),
      // VOU-20: valid to the end of 2026; later orders to the end of their year.
      vouchersValidUntil: `${Math.max(2026, yearOf(day))}-12-31`,
      delivery: deliveryOf(company, at, orderer, user),
    }
  })
  return { voucherOrders, payments }
}

/** The state of a payment. Invoices are paid after some days, the rest within minutes. */
function paymentState(state: Case, method: PaymentMethodName, createdAt: number, anchor: number): Partial<PaymentRow> {
  const pendingAt = CODES[method] ? createdAt + 40_000 : undefined
  const soon = createdAt + 4 * 60_000
  const later = Math.min(helsinkiInstant(workingDayUntil(helsinkiDate(createdAt + 6 * 86_400_000)), 6), anchor - 60_000)
  const paidAt = CODES[method] ? soon : Math.max(soon, later)
  switch (state) {
    case 'waiting':
      return {}
    case 'handed-off':
      return { pendingAt }
    case 'paid':
      return { pendingAt, outcome: { status: 'Paid', at: paidAt }, bookedAt: paidAt }
    case 'confirmed':
      return { outcome: { status: 'Confirmed', at: soon }, bookedAt: soon }
    case 'error':
      return { pendingAt, outcome: { status: 'Error', at: soon } }
    default:
      return { pendingAt, outcome: { status: 'Canceled', at: soon } }
  }
}

/** VOU-08: each delivery method in turn. */
function deliveryOf(
  company: CompanySpec,
  at: number,
  contactPerson: string,
  user: { emailAddress: string; phoneNumber?: string } | undefined,
): VoucherOrderRow['delivery'] {
  const home = { companyName: company.name, ...addressOf(company.street, company.house) }
  switch (at % 4) {
    case 0:
      return { method: 'ToSavedAddress', addressId: rowId(company, 'a', 601), contactPerson, ...home }
    case 1:
      return { method: 'ToCompanyAddress', contactPerson, ...home }
    case 2:
      return { method: 'ToOtherAddress', contactPerson, companyName: company.name, ...addressOf('Itämerenkatu', 11) }
    default:
      return user?.phoneNumber
        ? { method: 'ToPickupPoint', contactPerson, pickupPointConfirmation: 'SendSms', phoneNumber: user.phoneNumber }
        : {
            method: 'ToPickupPoint',
            contactPerson,
            pickupPointConfirmation: 'SendEmail',
            emailAddress: user?.emailAddress ?? `laskut@${company.domain}`,
          }
  }
}
