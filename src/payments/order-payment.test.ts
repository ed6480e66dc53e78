import { m } from '@generated/messages/messages.js'
import { beforeEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { cents } from '@/values/numbers/money'
import { feeBasisOf, METHOD_MESSAGES, NO_PAYMENT, type PaymentValues, paymentBody, paymentLabel } from './order-payment'
import { payAgainReason, recordStartFailure } from './provider-redirect'

beforeEach(() => setCurrentLocale('fi'))

/** Values with the fields of every method filled in. */
const filled: Omit<PaymentValues, 'method'> = {
  emailAddress: 'eero.makela@pyynikinpaahtimo.example',
  additionalMessage: 'Perjantaina',
  invoiceCostCenter: '4100',
  invoiceContactPerson: '',
  withoutReferenceNumber: true,
}

test.each<[string, unknown]>([
  ['Online:FI02', { method: 'Online', methodCode: 'FI02' }],
  ['CreditCard:FI70', { method: 'CreditCard', methodCode: 'FI70' }],
  [
    'LinkToOtherPerson:LinkToOtherPerson',
    { method: 'LinkToOtherPerson', emailAddress: filled.emailAddress, additionalMessage: 'Perjantaina' },
  ],
  [
    'PrintInvoicePdf:PrintInvoicePdf',
    { method: 'PrintInvoicePdf', invoiceCostCenter: '4100', withoutReferenceNumber: true },
  ],
  [
    'PrintInvoicePdfForTransferMoney:PrintInvoicePdf',
    { method: 'PrintInvoicePdf', invoiceCostCenter: '4100', withoutReferenceNumber: true },
  ],
  ['', {}],
  ['Barter:FI02', {}],
])('the choice %j is sent with its own details, without empty ones [PAY-01] [PAY-15]', (method, body) => {
  expect(JSON.parse(JSON.stringify(paymentBody({ ...filled, method })))).toEqual(body)
})

test('starts without choice or input, and reports a missing choice [PAY-01]', () => {
  expect(NO_PAYMENT).toEqual({
    method: '',
    emailAddress: '',
    additionalMessage: '',
    invoiceCostCenter: '',
    invoiceContactPerson: '',
    withoutReferenceNumber: false,
  })
  expect(METHOD_MESSAGES['payment.method'].required()).toBe(m.vouchers_error_method())
  expect(METHOD_MESSAGES['payment.method'].invalid()).toBe(m.vouchers_error_method())
})

test.each([
  ['CreditCard:FI70', false, { isCard: true, hasReference: true }],
  ['Online:FI02', true, { isCard: false, hasReference: true }],
  ['LinkToOtherPerson:LinkToOtherPerson', true, { isCard: false, hasReference: true }],
  ['PrintInvoicePdf:PrintInvoicePdf', false, { isCard: false, hasReference: true }],
  ['PrintInvoicePdf:PrintInvoicePdf', true, { isCard: false, hasReference: false }],
  ['', false, { isCard: false, hasReference: true }],
] as const)(
  'the fee options of the method %j, without reference number: %s [VOU-09] [PAY-18]',
  (method, withoutReferenceNumber, expected) => {
    expect(feeBasisOf({ method, withoutReferenceNumber })).toEqual(expected)
  },
)

test.each([
  ['LinkToOtherPerson:LinkToOtherPerson', 'Lähetä linkki (12,50 €)'],
  ['PrintInvoicePdf:PrintInvoicePdf', 'Tilaa lasku (12,50 €)'],
  ['Online:FI02', 'Maksa 12,50 €'],
  ['', 'Maksa 12,50 €'],
])('the button of %j says what it does and the sum [VOU-10]', (method, text) => {
  expect(paymentLabel(method, cents(1250)).replaceAll('\u00a0', ' ')).toBe(text)
})

test.each([
  ['pay-refused', 'Canceled', m.payments_start_failed],
  ['pay-unknown', 'Error', m.payments_start_unknown],
  ['pay-1', 'Canceled', m.payments_again_aborted],
  ['pay-1', 'Error', m.payments_again_rejected],
  ['pay-1', 'Created', m.payments_again_unfinished],
] as const)('says why the payment %s that is %s is made again [PAY-10] [PAY-23]', (id, status, text) => {
  recordStartFailure('pay-refused', 'refused')
  recordStartFailure('pay-unknown', 'unknown')
  expect(payAgainReason(id, status)).toBe(text())
})

test('an unfinished payment is not said to be free: its confirmation may only be late [PAY-23]', () => {
  for (const text of [m.payments_unfinished_text(), m.payments_again_unfinished()]) expect(text).not.toMatch(/veloi/)
})
