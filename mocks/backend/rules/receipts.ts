import type { FileReply } from '../../calls/implement.ts'
import type { PaymentRow, TransactionRow } from '../../database/rows/money.ts'
import type { AddressFields, CompanyRow } from '../../database/rows/people.ts'
import { finnishDate, helsinkiDate } from '../../values/calendar.ts'
import { businessId } from '../../values/identifiers.ts'
import { settingsAt } from '../../values/settings.ts'
import { type Document, makePdf } from './pdf.ts'

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

/** x-assumed (BankTransfer): the number of a payment's invoice and receipt. */
export const documentNumber = (
  { customerNumber }: Pick<CompanyRow, 'customerNumber'>,
  { number }: Pick<PaymentRow, 'number'>,
): string => `${customerNumber}${String(number).padStart(4, '0')}`

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
