import type { PaymentChoice, PaymentMethodDescriptor } from '../../../generated/api/model/index.ts'
import { LARGEST_PAYMENT } from '../../../generated/limits.ts'
import { problem } from '../../calls/problem.ts'
import type { PaymentRow } from '../../database/rows/money.ts'
import { settingsAt } from './settings.ts'

export type OrderType = PaymentRow['orderType']
type Name = { fi: string; en: string }
type Method = { code: string; name: string | Name; type: PaymentMethodDescriptor['type']; maximum?: number }

/** Named input: with this bank the provider does not answer. */
export const SILENT_BANK = 'FI04'
/** Named input: no method accepts deposits of this amount (cents). */
const REFUSED_DEPOSIT = 40_400
/** Named input: the provider does not answer for methods of this amount (cents). */
const SILENT_SUM = 50_300
/** Named input: the maximum of the mobile wallet is lower than that of other methods (cents). */
const WALLET_MAXIMUM = 200_000

const ONLINE: Method[] = [
  { code: 'FI01', name: 'Nordea', type: 'Online' },
  { code: 'FI02', name: 'OP', type: 'Online' },
  { code: 'FI03', name: 'Danske Bank', type: 'Online' },
  { code: SILENT_BANK, name: 'Handelsbanken', type: 'Online' },
  { code: 'FI05', name: 'Ålandsbanken', type: 'Online' },
  { code: 'FI06', name: 'Aktia', type: 'Online' },
  { code: 'FI07', name: 'S-Pankki', type: 'Online' },
  { code: 'FI08', name: 'POP Pankki', type: 'Online' },
  { code: 'FI09', name: 'Säästöpankki', type: 'Online' },
  { code: 'FI10', name: 'Oma Säästöpankki', type: 'Online' },
  { code: 'FI60', name: 'MobilePay', type: 'Online', maximum: WALLET_MAXIMUM },
  { code: 'FI70', name: { fi: 'Luottokortti', en: 'Credit card' }, type: 'CreditCard' },
]
const LINK: Method = {
  code: 'LinkToOtherPerson',
  name: { fi: 'Lähetä maksulinkki', en: 'Send a payment link' },
  type: 'LinkToOtherPerson',
}
const INVOICE: Method = {
  code: 'PrintInvoicePdf',
  name: { fi: 'Tulostettava lasku', en: 'Printable invoice' },
  type: 'PrintInvoicePdf',
}
const TRANSFER: Method = {
  code: 'PrintInvoicePdf',
  name: { fi: 'Lasku tilisiirtoa varten', en: 'Invoice for bank transfer' },
  type: 'PrintInvoicePdfForTransferMoney',
}

/** PAY-16 */
const methodsOf = (orderType: OrderType): Method[] => [
  ...ONLINE,
  ...(orderType === 'deposit' ? [TRANSFER] : [LINK, INVOICE]),
]
const nameIn = ({ name }: Method, locale: 'fi' | 'en') => (typeof name === 'string' ? name : name[locale])

/** In the list of methods these names are verbs; documents use nouns. */
const PLAIN_NAMES: Partial<Record<PaymentRow['method'], Name>> = {
  LinkToOtherPerson: { fi: 'Maksulinkki', en: 'Payment link' },
  PrintInvoicePdf: { fi: 'Lasku', en: 'Invoice' },
}

/** The name of a payment's method on the provider's page and on documents. */
export function methodName(row: Pick<PaymentRow, 'method' | 'methodCode' | 'orderType'>, locale: 'fi' | 'en'): string {
  if (row.orderType === 'deposit' && row.method === 'PrintInvoicePdf') return nameIn(TRANSFER, locale)
  const plain = PLAIN_NAMES[row.method]
  if (plain) return plain[locale]
  const found = ONLINE.find(({ code, type }) =>
    row.methodCode === undefined ? type === row.method : code === row.methodCode,
  )
  return found ? nameIn(found, locale) : row.method
}

const WIDTH = 40
const HEIGHT = 40

/** SVG paths that stand in for the logos of real banks and cards; the view box is 24 × 24. */
const BANK = 'M4 20h16M6 17v-6m4 6v-6m4 6v-6m4 6v-6M4 9l8-5 8 5z'
const CARD = 'M3 6h18v12H3zM3 10h18'
const PAPER = 'M6 3h9l4 4v14H6zM9 12h6m-6 4h6'
const DRAWINGS: Partial<Record<Method['type'], string>> = { Online: BANK, CreditCard: CARD }

function picture(type: Method['type']): string {
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="-8 -8 40 40"><path d="${DRAWINGS[type] ?? PAPER}" fill="none" stroke="#7b7e76" stroke-width="1.5" stroke-linejoin="round" stroke-linecap="round"/></svg>`
  return `data:image/svg+xml,${encodeURIComponent(svg)}`
}

/** PAY-02: the methods for an order type, sorted. Throws if no method accepts the amount (cents). */
export function offeredMethods(
  orderType: OrderType,
  amount: number,
  locale: 'fi' | 'en',
  now: number,
): PaymentMethodDescriptor[] {
  const fieldName = 'amountInCents'
  // PAY-09
  if (amount < settingsAt(now).offlinePaymentMinAmount) throw problem(400, 'amount_below_minimum', { fieldName })
  if (amount === SILENT_SUM) throw problem(503, 'payment_service_unavailable')
  return methodsOf(orderType).map((method) => {
    const name = nameIn(method, locale)
    return {
      code: method.code,
      name,
      type: method.type,
      maximumAmount: method.maximum,
      image_url: picture(method.type),
      image_width: WIDTH,
      image_height: HEIGHT,
    }
  })
}

/** The fields of a payment row that depend on the chosen method. */
export type CheckedChoice = Pick<
  PaymentRow,
  'method' | 'methodCode' | 'forwardEmail' | 'invoiceCostCenter' | 'invoiceContactPerson'
> & { hasReference: boolean }

const isThroughProvider = (method: string) => method === 'Online' || method === 'CreditCard'

/** PAY-15: the chosen method with only its own fields. Throws payment_method_unavailable. */
export function checkedChoice(choice: PaymentChoice, orderType: OrderType): CheckedChoice {
  const { method } = choice
  // PAY-16: the bank transfer has a separate name in the list only.
  const wireType = ({ type }: Method) => (type === 'PrintInvoicePdfForTransferMoney' ? 'PrintInvoicePdf' : type)
  const offered = methodsOf(orderType).filter((row) => wireType(row) === method)
  const unavailable = (field: string) => problem(400, 'payment_method_unavailable', { fieldName: `payment.${field}` })
  if (offered.length === 0) throw unavailable('method')
  switch (choice.method) {
    case 'LinkToOtherPerson':
      return { method: choice.method, forwardEmail: choice.emailAddress, hasReference: true }
    case 'PrintInvoicePdf': {
      // PAY-15: the invoice of a deposit has no further fields.
      if (orderType === 'deposit') return { method: choice.method, hasReference: true }
      const { invoiceCostCenter, invoiceContactPerson, withoutReferenceNumber = false } = choice
      return { method: choice.method, invoiceCostCenter, invoiceContactPerson, hasReference: !withoutReferenceNumber }
    }
    default:
      if (!offered.some(({ code }) => code === choice.methodCode)) throw unavailable('methodCode')
      return { method: choice.method, methodCode: choice.methodCode, hasReference: true }
  }
}

/** Minimum and maximum amount of a method, in cents (PAY-09). */
function rangeOf({ method, methodCode }: CheckedChoice, now: number) {
  const { onlinePaymentMinAmount, offlinePaymentMinAmount } = settingsAt(now)
  const minimum = isThroughProvider(method) ? onlinePaymentMinAmount : offlinePaymentMinAmount
  return { minimum, maximum: ONLINE.find(({ code }) => code === methodCode)?.maximum ?? LARGEST_PAYMENT }
}

/** Throws if the method does not accept an order's amount (cents). */
export function refuseOrderAmount(choice: CheckedChoice, amount: number, now: number): void {
  const { minimum, maximum } = rangeOf(choice, now)
  if (amount < minimum) throw problem(400, 'amount_below_minimum', { fieldName: 'payment.method' })
  // x-assumed (createVoucherOrder): the contract has no more specific code.
  if (amount > maximum) throw problem(400, 'payment_method_unavailable', { fieldName: 'payment.methodCode' })
}

/** Throws if the method does not accept a deposit of this amount (cents). */
export function refuseDepositAmount(choice: CheckedChoice, amount: number, now: number): void {
  const { minimum, maximum } = rangeOf(choice, now)
  if (amount < minimum) throw problem(400, 'amount_below_minimum', { fieldName: 'amount' })
  if (amount > maximum) throw problem(400, 'amount_above_maximum', { fieldName: 'amount' })
  if (amount === REFUSED_DEPOSIT) throw problem(400, 'payment_method_unavailable', { fieldName: 'payment.methodCode' })
}
