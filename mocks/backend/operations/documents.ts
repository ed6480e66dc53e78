import { finnishDate } from '../../calendar.ts'
import type { BackendPart, Caller, FileReply } from '../../calls/implement.ts'
import { problem } from '../../calls/problem.ts'
import type { Db } from '../../database/db.ts'
import type { PaymentRow } from '../../database/rows/money.ts'
import { groupedReference } from '../../seed/identifiers.ts'
import { cardOrderBenefits, cardOrderSummary } from '../rules/card-fees.ts'
import { orderOf } from '../rules/card-order-effects.ts'
import { english } from '../rules/language.ts'
import { newestPayment, paidPayment } from '../rules/make-payment.ts'
import { methodName } from '../rules/payment-methods.ts'
import { dueDate } from '../rules/payment-status.ts'
import type { Document } from '../rules/pdf.ts'
import { addressed, dayOf, euros, fileOf, SENDER, voucherReceipt, voucherRows, wordsIn } from '../rules/receipts.ts'
import { settle } from '../rules/settle.ts'
import { RECIPIENT, transferOf } from './payments.ts'

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
    refuseOthers(caller, payment)
    return invoice(db, caller, payment, order.id, english(request))
  },

  // PAY-17
  downloadPaymentDocument({ query, caller, db, now, request }) {
    settle(db, caller.company.id, now)
    const payment = db.payments.get(caller.company.id, query.paymentId)
    if (!payment) throw problem(404, 'document_not_found', { fieldName: 'paymentId' })
    refuseOthers(caller, payment)
    return invoice(db, caller, payment, payment.id, english(request))
  },

  // PAY-11, VOU-03
  downloadVoucherOrderReceipt({ params, caller: { company }, db, now, request }) {
    settle(db, company.id, now)
    const order = db.voucherOrders.get(company.id, params.id)
    if (!order) throw problem(404, 'document_not_found')
    const payment = paidPayment(db, { companyId: company.id, orderId: order.id }, now)
    return voucherReceipt(company, order, payment, english(request))
  },
}

/** x-assumed (downloadOrderDocument, downloadPaymentDocument): voucher orders' for all, the others' for signatories. */
function refuseOthers({ user }: Caller, payment: PaymentRow): void {
  if (payment.orderType !== 'voucher' && !user.roles.includes('Signatory')) throw problem(403, 'access_denied')
}

type About = { receiver: string[]; orderNumber: string; rows: Document['rows']; total: string }

/** What is paid, and for whom. */
function aboutOf(db: Db, { company }: Caller, payment: PaymentRow, inEnglish: boolean): About {
  const say = wordsIn(inEnglish)
  const voucherOrder = db.voucherOrders.get(company.id, payment.orderId)
  if (voucherOrder) {
    const receiver = addressed(voucherOrder.company ?? company)
    return { receiver, orderNumber: voucherOrder.orderNumber, ...voucherRows(voucherOrder, payment, inEnglish) }
  }
  const cardOrder = db.cardOrders.get(company.id, payment.orderId)
  const total = euros(payment.amount)
  if (!cardOrder) {
    const rows = [[say('Rahansiirto yrityksen tilille', 'Deposit to the company account'), total] as const]
    return { receiver: addressed(company), orderNumber: payment.orderId, rows, total }
  }
  const order = orderOf(cardOrder)
  const summary = cardOrderSummary(order, cardOrder.createdAt)
  const benefits = cardOrderBenefits(order)
  const percent = String(summary.vatPercentage).replace('.', ',')
  const cardFee = payment.amount - summary.orderTotalWithVat
  const rows = [
    [say('Lounasetu', 'Lunch benefit'), benefits.lunchTotalAmount],
    [say('Virike-etu', 'Sports and culture benefit'), benefits.recreationalTotalAmount],
    [say('Työmatkaetu', 'Commuting benefit'), benefits.transportTotalAmount],
    [say('Duo-kortit', 'Duo cards'), summary.duoCardsCosts],
    [say('Työmatkakortit', 'Commuting cards'), summary.transportCardsCosts],
    [
      say('Palvelumaksut', 'Service fees'),
      summary.lunchCommissionAmount + summary.recreationalCommissionAmount + summary.transportCommissionAmount,
    ],
    [say('Toimitus', 'Delivery'), summary.totalDeliveryFee],
    [say(`Alv ${percent} % maksuista`, `VAT ${percent}% on fees`), summary.feesVat],
    [say('Korttimaksun lisä', 'Card fee'), cardFee],
  ] as const
  const receiver = [
    order.billingAddress.companyName ?? order.company.name,
    order.billingAddress.addressLine,
    `${order.billingAddress.postCode} ${order.billingAddress.city}`,
    order.company.businessIdentityCode,
  ]
  return {
    receiver,
    orderNumber: cardOrder.id,
    rows: rows.filter(([, cents]) => cents !== 0).map(([text, cents]) => [text, euros(cents)]),
    total,
  }
}

function invoice(db: Db, caller: Caller, payment: PaymentRow, name: string, inEnglish: boolean): Promise<FileReply> {
  const say = wordsIn(inEnglish)
  const { receiver, orderNumber, rows, total } = aboutOf(db, caller, payment, inEnglish)
  const iban = RECIPIENT.iban.replace(/(.{4})(?=.)/g, '$1 ')
  const isTransfer = payment.orderType === 'deposit' && payment.referenceNumber !== undefined
  const document: Document = {
    title: say('Lasku', 'Invoice'),
    language: inEnglish ? 'en' : 'fi',
    at: payment.createdAt,
    sender: SENDER,
    receiver,
    facts: [
      [say('Päivä', 'Date'), dayOf(payment.createdAt)],
      [say('Tilausnumero', 'Order number'), orderNumber],
      [say('Maksutapa', 'Payment method'), methodName(payment, inEnglish ? 'en' : 'fi')],
      [say('Kustannuspaikka', 'Cost centre'), payment.invoiceCostCenter],
      [say('Yhteyshenkilö', 'Contact person'), payment.invoiceContactPerson],
      [say('Saaja', 'Payee'), RECIPIENT.recipient],
      [say('Tilinumero', 'Account number'), `${iban}  ${RECIPIENT.bic}`],
      [say('Viitenumero', 'Reference number'), payment.referenceNumber && groupedReference(payment.referenceNumber)],
      [say('Eräpäivä', 'Due date'), finnishDate(dueDate(payment))],
    ],
    rows,
    total: [say('Yhteensä', 'Total'), total],
    ...(isTransfer && {
      barcode: { label: say('Virtuaaliviivakoodi', 'Virtual barcode'), digits: transferOf(payment).barcode },
    }),
  }
  return fileOf(document, 'invoice', name)
}
