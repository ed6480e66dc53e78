import type { BackendPart, Caller, FileReply } from '../../calls/implement.ts'
import { problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { PaymentRow } from '../../database/rows/money.ts'
import { finnishDate } from '../../values/calendar.ts'
import { groupedReference } from '../../values/identifiers.ts'
import { english } from '../rules/language.ts'
import { newestPayment, paidPayment } from '../rules/make-payment.ts'
import { contentOf, paymentReceipt } from '../rules/payment-documents.ts'
import { methodName } from '../rules/payment-methods.ts'
import { paymentStatus } from '../rules/payment-status.ts'
import type { Document } from '../rules/pdf.ts'
import { dayOf, documentNumber, fileOf, SENDER, type Words, wordsIn } from '../rules/receipts.ts'
import { settle } from '../rules/settle.ts'
import { isPayableInvoice, transferOf } from './payments.ts'

export const documents: BackendPart<
  'downloadOrderDocument' | 'downloadPaymentDocument' | 'downloadVoucherOrderReceipt'
> = {
  // PAY-11
  downloadOrderDocument({ params, caller, db, now, request }) {
    settle(db, caller.company.id, now)
    const { id: companyId } = caller.company
    const order = db.voucherOrders.get(companyId, params.id) ?? db.cardOrders.get(companyId, params.id)
    if (!order) throw problem(404, 'document_not_found')
    const payment = newestPayment(db, { companyId, orderId: order.id })
    return documentOf(db, caller, payment, { now, inEnglish: english(request) })
  },

  // PAY-17
  downloadPaymentDocument({ query, caller, db, now, request }) {
    settle(db, caller.company.id, now)
    const payment = db.payments.get(caller.company.id, query.paymentId)
    if (!payment) throw problem(404, 'document_not_found', { fieldName: 'paymentId' })
    // x-assumed: documents of orders are open to all roles, those of deposits to signatories.
    const isForAll = payment.orderType !== 'deposit'
    if (!isForAll && !caller.user.roles.includes('Signatory')) throw problem(403, 'access_denied')
    return documentOf(db, caller, payment, { now, inEnglish: english(request) })
  },

  // PAY-11, VOU-03
  downloadVoucherOrderReceipt({ params, caller: { company }, db, now, request }) {
    settle(db, company.id, now)
    const order = db.voucherOrders.get(company.id, params.id)
    if (!order) throw problem(404, 'document_not_found')
    const payment = paidPayment(db, { companyId: company.id, orderId: order.id }, now)
    return paymentReceipt(db, company, payment, english(request))
  },
}

/** x-assumed (downloadOrderDocument): why the document cannot be used to pay, in the payer's language. */
function whyNotToPay(payment: PaymentRow, isCanceled: boolean, now: number, translate: Words): string {
  if (isCanceled) return translate('Tilaus on peruttu, älä maksa.', 'The order is cancelled, don’t pay.')
  switch (paymentStatus(payment, now)) {
    case 'Paid':
    case 'Confirmed':
      return translate('Maksettu.', 'Paid.')
    case 'Expired':
      return translate('Maksuaika on päättynyt, älä maksa.', 'The time to pay has ended, don’t pay.')
    default:
      return payment.method === 'PrintInvoicePdf'
        ? translate('Lasku on peruttu, älä maksa.', 'The invoice is cancelled, don’t pay.')
        : translate('Maksetaan verkossa, ei tilisiirrolla.', 'Paid online, not by bank transfer.')
  }
}

function documentOf(
  db: Db,
  caller: Caller,
  payment: PaymentRow,
  { now, inEnglish }: { now: number; inEnglish: boolean },
): Promise<FileReply> {
  const translate = wordsIn(inEnglish)
  const { receiver, orderNumber = payment.orderId, rows, total } = contentOf(db, caller.company, payment, translate)
  const { companyId, orderId } = payment
  const order = db.voucherOrders.get(companyId, orderId) ?? db.cardOrders.get(companyId, orderId)
  const isCanceled = order?.canceledAt !== undefined
  const transfer = isPayableInvoice(payment, now) && !isCanceled ? transferOf(caller.company, payment) : undefined
  const document: Document = {
    title: transfer ? translate('Lasku', 'Invoice') : translate('Tilausvahvistus', 'Order confirmation'),
    language: inEnglish ? 'en' : 'fi',
    at: payment.createdAt,
    sender: SENDER,
    receiver,
    facts: [
      [translate('Laskun numero', 'Invoice number'), transfer?.invoiceNumber],
      [translate('Päivä', 'Date'), dayOf(payment.createdAt)],
      [translate('Tilausnumero', 'Order number'), orderNumber],
      [translate('Maksutapa', 'Payment method'), methodName(payment, inEnglish ? 'en' : 'fi')],
      [translate('Maksu', 'Payment'), transfer ? undefined : whyNotToPay(payment, isCanceled, now, translate)],
      [translate('Kustannuspaikka', 'Cost centre'), payment.invoiceCostCenter],
      [translate('Yhteyshenkilö', 'Contact'), payment.invoiceContactPerson],
      [translate('Saaja', 'Payee'), transfer?.recipient],
      [
        translate('Tilinumero', 'Account number'),
        transfer && `${transfer.iban.replace(/(.{4})(?=.)/g, '$1 ')}  ${transfer.bic}`,
      ],
      [
        translate('Viitenumero', 'Reference number'),
        transfer?.referenceNumber && groupedReference(transfer.referenceNumber),
      ],
      [translate('Eräpäivä', 'Due date'), transfer && finnishDate(transfer.dueDate)],
    ],
    rows,
    total: [translate('Yhteensä', 'Total'), total],
    ...(transfer?.barcode !== undefined && {
      barcode: { label: translate('Virtuaaliviivakoodi', 'Virtual barcode'), digits: transfer.barcode },
    }),
  }
  return transfer
    ? fileOf(document, 'invoice', documentNumber(caller.company, payment))
    : fileOf(document, 'order', orderNumber)
}
