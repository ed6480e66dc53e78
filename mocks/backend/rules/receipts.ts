import { finnishDate, helsinkiDate } from '../../calendar.ts'
import type { FileReply } from '../../calls/implement.ts'
import type { PaymentRow, TransactionRow, VoucherOrderRow } from '../../database/rows/money.ts'
import type { AddressFields, CompanyRow } from '../../database/rows/people.ts'
import { businessId, groupedReference } from '../../seed/identifiers.ts'
import { methodName } from './payment-methods.ts'
import { type Document, makePdf } from './pdf.ts'
import { settingsAt } from './settings.ts'
import { voucherFees, voucherSum } from './voucher-fees.ts'

/** The invented sender of invoices and receipts. */
export const SENDER = ['Etuportaali Oy', 'Ratapihantie 11', '00520 Helsinki', businessId('9690002')]

/** 1 234,50 €, as in documents. */
export function euros(cents: number): string {
  const whole = String(Math.floor(Math.abs(cents) / 100)).replace(/\B(?=(\d{3})+$)/g, ' ')
  return `${cents < 0 ? '-' : ''}${whole},${String(Math.abs(cents) % 100).padStart(2, '0')} €`
}
export const dayOf = (at: number): string => finnishDate(helsinkiDate(at))

/** A company's postal address lines. */
export const addressed = (company: {
  name: string
  businessIdentityCode: string
  address: AddressFields
}): string[] => [
  company.name,
  company.address.addressLine,
  `${company.address.postCode} ${company.address.city}`,
  company.businessIdentityCode,
]

const FILE_NAMES = {
  invoice: { fi: 'lasku', en: 'invoice' },
  receipt: { fi: 'kuitti', en: 'receipt' },
  order: { fi: 'tilaus', en: 'order' },
}

/** A document as a download; its file name has the kind and the number known to users. */
export async function fileOf(document: Document, kind: keyof typeof FILE_NAMES, id: string): Promise<FileReply> {
  return {
    fileName: `${FILE_NAMES[kind][document.language]}-${id}.pdf`,
    contentType: 'application/pdf',
    content: await makePdf(document),
  }
}

export type Words = (fi: string, en: string) => string
export const wordsIn =
  (inEnglish: boolean): Words =>
  (fi, en) =>
    inEnglish ? en : fi

/** The facts that all receipts of payments share; the caller adds the order's number. */
export function paymentFacts(
  company: Pick<CompanyRow, 'customerNumber'>,
  payment: PaymentRow,
  translate: Words,
  locale: 'fi' | 'en',
): Document['facts'] {
  return [
    [translate('Kuitin numero', 'Receipt number'), documentNumber(company, payment)],
    [translate('Maksettu', 'Paid'), payment.outcome && dayOf(payment.outcome.paidAt ?? payment.outcome.at)],
    [translate('Maksutapa', 'Payment method'), methodName(payment, locale)],
    [
      translate('Viitenumero', 'Reference number'),
      payment.referenceNumber && groupedReference(payment.referenceNumber),
    ],
  ]
}

/** x-assumed (BankTransfer): the number of a payment's invoice and receipt. */
export const documentNumber = (
  { customerNumber }: Pick<CompanyRow, 'customerNumber'>,
  { number }: Pick<PaymentRow, 'number'>,
): string => `${customerNumber}${String(number).padStart(4, '0')}`

/** The receipt of a paid deposit. */
export function depositReceipt(company: CompanyRow, payment: PaymentRow, inEnglish: boolean): Promise<FileReply> {
  const translate = wordsIn(inEnglish)
  const language = inEnglish ? 'en' : 'fi'
  const amount = euros(payment.amount)
  const document: Document = {
    title: translate('Kuitti', 'Receipt'),
    language,
    at: payment.bookedAt ?? payment.createdAt,
    sender: SENDER,
    receiver: addressed(company),
    facts: paymentFacts(company, payment, translate, language),
    rows: [[translate('Rahansiirto yrityksen tilille', 'Deposit to the company account'), amount]],
    total: [translate('Yhteensä', 'Total'), amount],
  }
  return fileOf(document, 'receipt', documentNumber(company, payment))
}

/** A fee without its VAT, and the VAT with its rate, which the company can deduct. */
function feeRows({ balanceChange, at, title }: TransactionRow, translate: Words): Document['rows'] {
  const rate = settingsAt(at).feesVatPercentage
  const whole = -balanceChange
  const vatOf = (net: number) => Math.round((net * Math.round(rate * 10)) / 1000)
  // Find the net amount that adds up to the fee with its rounded VAT.
  const near = Math.round(whole / (1 + rate / 100))
  const net = [near, near - 1, near + 1].find((sum) => sum + vatOf(sum) === whole) ?? near
  const percent = String(rate).replace('.', ',')
  return [
    [translate(`${title}, veroton`, `${title}, without VAT`), euros(net)],
    [translate(`Alv ${percent} %`, `VAT ${percent}%`), euros(whole - net)],
  ]
}

/** The receipt of a transaction other than a deposit, in the language of the request. */
export function transactionReceipt(company: CompanyRow, row: TransactionRow, inEnglish: boolean): Promise<FileReply> {
  const translate = wordsIn(inEnglish)
  const amount = euros(row.balanceChange)
  const document: Document = {
    title: translate('Kuitti', 'Receipt'),
    language: inEnglish ? 'en' : 'fi',
    at: row.at,
    sender: SENDER,
    receiver: addressed(company),
    facts: [
      [translate('Päivä', 'Date'), dayOf(row.at)],
      [translate('Tapahtumanumero', 'Transaction number'), row.id],
      [translate('Selite', 'Description'), row.description],
    ],
    rows: row.transactionType === 'fee' ? feeRows(row, translate) : [[row.title, amount]],
    total: [translate('Saldon muutos', 'Change in balance'), amount],
  }
  return fileOf(document, 'receipt', row.id)
}

const PRODUCTS = { lunch: ['Lounasseteli', 'Lunch voucher'], recreational: ['Virikeseteli', 'Recreational voucher'] }

/** The rows of a voucher order for one of its payments. */
export function voucherRows(
  order: VoucherOrderRow,
  payment: PaymentRow,
  inEnglish: boolean,
): { rows: Document['rows']; total: string } {
  const translate = wordsIn(inEnglish)
  const by = { isCard: payment.method === 'CreditCard', hasReference: payment.referenceNumber !== undefined }
  const fees = voucherFees(voucherSum(order), by, payment.createdAt)
  const percent = String(fees.vatFeePercent).replace('.', ',')
  const [fi = '', en = ''] = PRODUCTS[order.voucherType]
  const pieces = `${translate(fi, en)} ${euros(order.faceValue)}, ${order.totalQuantity} ${translate('kpl', 'pcs')}`
  const rows: [string, string][] = [
    [pieces, euros(voucherSum(order))],
    [translate('Käsittelymaksu', 'Handling fee'), euros(fees.handlingFee)],
    ...(fees.creditCardFee > 0
      ? [[translate('Korttimaksulisä', 'Card fee'), euros(fees.creditCardFee)] as [string, string]]
      : []),
    [translate(`Alv ${percent} % käsittelymaksusta`, `VAT ${percent}% on the handling fee`), euros(fees.vatFeeAmount)],
  ]
  return { rows, total: euros(fees.totalAmountWithFees) }
}

/** The receipt of a paid voucher order. */
export function voucherReceipt(
  company: CompanyRow,
  order: VoucherOrderRow,
  payment: PaymentRow,
  inEnglish: boolean,
): Promise<FileReply> {
  const translate = wordsIn(inEnglish)
  const language = inEnglish ? 'en' : 'fi'
  const { rows, total } = voucherRows(order, payment, inEnglish)
  const document: Document = {
    title: translate('Kuitti', 'Receipt'),
    language,
    at: payment.bookedAt ?? payment.createdAt,
    sender: SENDER,
    receiver: addressed(order.company ?? company),
    facts: [
      ...paymentFacts(company, payment, translate, language),
      [translate('Tilausnumero', 'Order number'), order.orderNumber],
    ],
    rows,
    total: [translate('Yhteensä', 'Total'), total],
  }
  return fileOf(document, 'receipt', order.orderNumber)
}
