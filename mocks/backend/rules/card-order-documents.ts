import type { FileReply } from '../../calls/implement.ts'
import type { CardOrderRow, PaymentRow } from '../../database/rows/money.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { cardOrderBenefits, cardOrderSummary } from './card-fees.ts'
import { orderOf } from './card-order-effects.ts'
import type { Document } from './pdf.ts'
import { euros, fileOf, paymentFacts, SENDER, wordsIn } from './receipts.ts'

/** The rows and the recipient of an invoice or receipt for one payment of a card order. */
export function cardOrderContent(
  row: CardOrderRow,
  payment: PaymentRow,
  inEnglish: boolean,
): Pick<Document, 'rows' | 'receiver'> & { total: string } {
  const translate = wordsIn(inEnglish)
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
    rows: rows.filter(([, cents]) => cents !== 0).map(([text, cents]) => [text, euros(cents)]),
    total: euros(payment.amount),
  }
}

/** The receipt of a paid card order: benefit money, cards and fees (CRD-12). */
export function cardOrderReceipt(
  company: CompanyRow,
  row: CardOrderRow,
  payment: PaymentRow,
  inEnglish: boolean,
): Promise<FileReply> {
  const translate = wordsIn(inEnglish)
  const language = inEnglish ? 'en' : 'fi'
  const { rows, receiver, total } = cardOrderContent(row, payment, inEnglish)
  const document: Document = {
    title: translate('Kuitti', 'Receipt'),
    language,
    at: payment.bookedAt ?? payment.createdAt,
    sender: SENDER,
    receiver,
    facts: [
      ...paymentFacts(company, payment, translate, language),
      [translate('Tilausnumero', 'Order number'), row.orderNumber],
    ],
    rows,
    total: [translate('Yhteensä', 'Total'), total],
  }
  return fileOf(document, 'receipt', row.orderNumber)
}
