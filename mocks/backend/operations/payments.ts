import type { BankTransfer } from '../../../generated/api/model/index.ts'
import type { BackendPart } from '../../calls/implement.ts'
import { problem, validationProblem } from '../../calls/problem.ts'
import type { PaymentRow } from '../../database/rows/money.ts'
import type { CompanyRow } from '../../database/rows/people.ts'
import { cancel, findPayment, newestPayment, refuseCanceledOrder, refusePaid } from '../rules/make-payment.ts'
import { offeredMethods, SILENT_BANK } from '../rules/payment-methods.ts'
import { dueDate, paymentStatus } from '../rules/payment-status.ts'
import { PROVIDER_PATH, signedForm } from '../rules/provider-form.ts'
import { documentNumber } from '../rules/receipts.ts'
import { settle } from '../rules/settle.ts'

/** An invented account that customers pay to. */
export const RECIPIENT = { iban: 'FI2112345600000785', bic: 'NDEAFIHH', recipient: 'Etuportaali Oy' }

export const payments: BackendPart<'startPayment' | 'readPaymentStatus' | 'cancelPayment' | 'listPaymentMethods'> = {
  // PAY-03, PAY-04
  async startPayment({ body, caller: { company }, db, now, request }) {
    settle(db, company.id, now)
    const { locale, orderType, paymentPublicId, successUrl, cancelUrl, errorUrl, delayedPaymentUrl } = body
    const fieldName = 'paymentPublicId'
    // x-assumed (startPayment): return URLs must have the portal's own origin.
    const origin = request.headers.get('Origin') ?? new URL(request.url).origin
    const urls = { successUrl, cancelUrl, errorUrl, delayedPaymentUrl }
    const foreign = Object.entries(urls).filter(([, url]) => new URL(url).origin !== origin)
    if (foreign.length > 0) {
      throw validationProblem(foreign.map(([name]) => ({ fieldName: name, code: 'field_invalid' })))
    }
    const payment = findPayment(db, company.id, paymentPublicId, { orderType, fieldName })
    if (payment.method !== 'Online' && payment.method !== 'CreditCard') {
      throw validationProblem([{ fieldName, code: 'field_invalid' }])
    }
    refuseCanceledOrder(db, payment, now, fieldName)
    refusePaid(payment, now, fieldName)
    if (newestPayment(db, payment).id !== payment.id) throw problem(409, 'payment_expired', { fieldName })
    if (payment.methodCode === SILENT_BANK) throw problem(503, 'payment_service_unavailable')
    const started = db.payments.put(company.id, {
      ...payment,
      // x-assumed (startPayment): Created again until the payer reaches the provider.
      pendingAt: undefined,
      outcome: undefined,
      returnUrls: { success: successUrl, cancel: cancelUrl, error: errorUrl, delayed: delayedPaymentUrl },
    })
    const action = new URL(PROVIDER_PATH, request.url)
    // Over HTTP each session has its own database, and a posted form has no header, so the session is in the URL.
    const session = request.headers.get('X-Mock-Session')
    if (session) action.searchParams.set('session', session)
    return { actionUrl: action.href, formParams: await signedForm(started, locale) }
  },

  // PAY-06, PAY-24
  readPaymentStatus({ params, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const payment = findPayment(db, company.id, params.id)
    const newest = newestPayment(db, payment)
    return {
      status: paymentStatus(payment, now),
      paymentMethod: payment.method,
      forwardEmail: payment.method === 'LinkToOtherPerson' ? payment.forwardEmail : undefined,
      orderType: payment.orderType,
      amountInCents: payment.amount,
      referenceNumber: payment.referenceNumber,
      transfer: isPayableInvoice(payment, now) ? transferOf(company, payment) : undefined,
      replacedBy: newest.id === payment.id ? undefined : newest.id,
    }
  },

  // PAY-25
  cancelPayment({ params, caller: { company }, db, now }) {
    settle(db, company.id, now)
    const payment = findPayment(db, company.id, params.paymentId)
    cancel(db, payment, now)
  },

  // PAY-02
  listPaymentMethods({ params, query, caller, now }) {
    // Guests order vouchers only.
    if (!caller && params.orderType !== 'voucher') throw problem(401, 'unauthorized')
    return offeredMethods(params.orderType, params.amountInCents, query.locale, now)
  },
}

/** Whether a payment is an unpaid invoice. */
export const isPayableInvoice = (payment: PaymentRow, now: number): boolean =>
  payment.method === 'PrintInvoicePdf' &&
  !['Paid', 'Confirmed', 'Canceled', 'Expired'].includes(paymentStatus(payment, now))

/** The details of the bank transfer, with a version 4 barcode if there is a reference number. */
export function transferOf(company: CompanyRow, payment: PaymentRow): BankTransfer {
  const { referenceNumber, amount } = payment
  const due = dueDate(payment)
  const facts = {
    ...RECIPIENT,
    invoiceNumber: documentNumber(company, payment),
    dueDate: due,
    amountInCents: amount,
  }
  if (referenceNumber === undefined) return facts
  const barcode = [
    `4${RECIPIENT.iban.slice(2)}`,
    String(amount).padStart(8, '0'),
    '000',
    referenceNumber.padStart(20, '0'),
    due.slice(2).replaceAll('-', ''),
  ].join('')
  return { ...facts, referenceNumber, barcode }
}
