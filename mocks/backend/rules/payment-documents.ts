import type { FileReply } from '../../calls/implement.ts'
import type { Db } from '../../database/db.ts'
import type { CardOrderRow, PaymentRow, VoucherOrderRow } from '../../database/rows/money.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { cardOrderBenefits, cardOrderSummary } from '../../values/card-fees.ts'
import { groupedReference } from '../../values/identifiers.ts'
import { voucherFees, voucherSum } from '../../values/voucher-fees.ts'
import { orderOf } from './card-order-effects.ts'
import { methodName } from './payment-methods.ts'
import type { Document } from './pdf.ts'
import { addressed, dayOf, documentNumber, euros, fileOf, SENDER, type Words, wordsIn } from './receipts.ts'

/** What an invoice or receipt says about what is paid; a deposit has no order number. */
type Content = Pick<Document, 'receiver' | 'rows'> & { orderNumber?: string; total: string }

const PRODUCTS = { lunch: ['Lounasseteli', 'Lunch voucher'], recreational: ['Virikeseteli', 'Recreational voucher'] }

function voucherContent(company: CompanyRow, order: VoucherOrderRow, payment: PaymentRow, translate: Words): Content {
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
  const { orderNumber } = order
  return { receiver: addressed(order.company ?? company), orderNumber, rows, total: euros(fees.totalAmountWithFees) }
}

function cardOrderContent(row: CardOrderRow, payment: PaymentRow, translate: Words): Content {
  const order = orderOf(row)
  const summary = cardOrderSummary(order, row.createdAt)
  const benefits = cardOrderBenefits(order)
  const percent = String(summary.vatPercentage).replace('.', ',')
  const rows = [
    [translate('Lounasetu', 'Lunch benefit'), benefits.lunchTotalAmount],
    [translate('Virike-etu', 'Sports and culture benefit'), benefits.recreationalTotalAmount],
    [translate('Työmatkaetu', 'Commuting benefit'), benefits.transportTotalAmount],
    [translate('Duo-kortit', 'Duo cards'), summary.duoCardsCosts],
    [translate('Työmatkakortit', 'Commuting cards'), summary.transportCardsCosts],
    [
      translate('Palvelumaksut', 'Service fees'),
      summary.lunchCommissionAmount + summary.recreationalCommissionAmount + summary.transportCommissionAmount,
    ],
    [translate('Toimitus', 'Delivery'), summary.totalDeliveryFee],
    [translate(`Alv ${percent} % maksuista`, `VAT ${percent}% on fees`), summary.feesVat],
    [translate('Korttimaksulisä', 'Card fee'), payment.amount - summary.orderTotalWithVat],
  ] as const
  const { billingAddress, company } = order
  return {
    receiver: [
      billingAddress.companyName ?? company.name,
      billingAddress.addressLine,
      `${billingAddress.postCode} ${billingAddress.city}`,
      company.businessIdentityCode,
    ],
    orderNumber: row.orderNumber,
    rows: rows.filter(([, cents]) => cents !== 0).map(([text, cents]) => [text, euros(cents)]),
    total: euros(payment.amount),
  }
}

/** The customer, order number, rows and total of a payment. */
export function contentOf(db: Db, company: CompanyRow, payment: PaymentRow, translate: Words): Content {
  const voucherOrder = db.voucherOrders.get(company.id, payment.orderId)
  if (voucherOrder) return voucherContent(company, voucherOrder, payment, translate)
  const cardOrder = db.cardOrders.get(company.id, payment.orderId)
  if (cardOrder) return cardOrderContent(cardOrder, payment, translate)
  const total = euros(payment.amount)
  const rows = [[translate('Rahansiirto yrityksen tilille', 'Deposit to the company account'), total]] as const
  return { receiver: addressed(company), rows, total }
}

/** The receipt of a payment. That of a card order lists benefit money, cards and fees (CRD-12). */
export function paymentReceipt(
  db: Db,
  company: CompanyRow,
  payment: PaymentRow,
  inEnglish: boolean,
): Promise<FileReply> {
  const translate = wordsIn(inEnglish)
  const language = inEnglish ? 'en' : 'fi'
  const { receiver, orderNumber, rows, total } = contentOf(db, company, payment, translate)
  const number = documentNumber(company, payment)
  const document: Document = {
    title: translate('Kuitti', 'Receipt'),
    language,
    at: payment.bookedAt ?? payment.createdAt,
    sender: SENDER,
    receiver,
    facts: [
      [translate('Kuitin numero', 'Receipt number'), number],
      [translate('Maksettu', 'Paid'), payment.outcome && dayOf(payment.outcome.paidAt ?? payment.outcome.at)],
      [translate('Maksutapa', 'Payment method'), methodName(payment, language)],
      [
        translate('Viitenumero', 'Reference number'),
        payment.referenceNumber && groupedReference(payment.referenceNumber),
      ],
      [translate('Tilausnumero', 'Order number'), orderNumber],
    ],
    rows,
    total: [translate('Yhteensä', 'Total'), total],
  }
  return fileOf(document, 'receipt', orderNumber ?? number)
}
