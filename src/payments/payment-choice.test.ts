// @vitest-environment jsdom
import { type PaymentChoice, PaymentMethod, type PaymentMethodDescriptor } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { beforeEach, expect, test } from 'vitest'
import {
  choiceKey,
  choiceOf,
  lastUsedMethod,
  maximumOf,
  methodKey,
  minimumOf,
  refusalOf,
  shownMethods,
} from './payment-choice'

const method = (type: PaymentMethod, code: string = type): PaymentMethodDescriptor => ({
  type,
  code,
  name: code,
  image_url: 'data:,',
  image_width: 1,
  image_height: 1,
})

test.each([
  [method('Online', 'FI02'), { method: 'Online', methodCode: 'FI02' }],
  [method('CreditCard', 'FI70'), { method: 'CreditCard', methodCode: 'FI70' }],
  [method('PrintInvoicePdf'), { method: 'PrintInvoicePdf' }],
  [method('LinkToOtherPerson'), { method: 'LinkToOtherPerson', emailAddress: '' }],
  [method('PrintInvoicePdfForTransferMoney', 'PrintInvoicePdf'), { method: 'PrintInvoicePdf' }],
])('%o is sent as %o [PAY-01] [PAY-15] [PAY-16]', (descriptor, payload) => {
  expect(choiceOf(descriptor)).toEqual(payload)
})

test('only the bank transfer has another name in the request [PAY-16]', () => {
  const renamed = Object.values(PaymentMethod).filter((type) => choiceOf(method(type)).method !== type)
  expect(renamed).toEqual(['PrintInvoicePdfForTransferMoney'])
})

test('a link and an invoice have only their own details [PAY-01]', () => {
  const details = {
    emailAddress: 'eero.makela@pyynikinpaahtimo.example',
    additionalMessage: 'Perjantaina',
    invoiceCostCenter: '4100',
    withoutReferenceNumber: true,
  }
  expect(choiceOf(method('Online', 'FI02'), details)).toEqual({ method: 'Online', methodCode: 'FI02' })
  expect(choiceOf(method('LinkToOtherPerson'), details)).toEqual({
    method: 'LinkToOtherPerson',
    emailAddress: 'eero.makela@pyynikinpaahtimo.example',
    additionalMessage: 'Perjantaina',
  })
  expect(choiceOf(method('PrintInvoicePdf'), details)).toEqual({
    method: 'PrintInvoicePdf',
    invoiceCostCenter: '4100',
    withoutReferenceNumber: true,
  })
})

test('each kind of order shows its own methods, limited to those offered, in that order [PAY-16] [DEP-09]', () => {
  const offered = [
    method('LinkToOtherPerson'),
    method('Online', 'FI02'),
    method('PrintInvoicePdf'),
    method('CreditCard', 'FI70'),
    method('PrintInvoicePdfForTransferMoney', 'PrintInvoicePdf'),
    method('Online', 'FI01'),
  ]
  expect(shownMethods('deposit', offered).map(methodKey)).toEqual([
    'Online:FI02',
    'CreditCard:FI70',
    'PrintInvoicePdfForTransferMoney:PrintInvoicePdf',
    'Online:FI01',
  ])
  expect(shownMethods('order', offered).map(methodKey)).toEqual([
    'LinkToOtherPerson:LinkToOtherPerson',
    'Online:FI02',
    'PrintInvoicePdf:PrintInvoicePdf',
    'CreditCard:FI70',
    'Online:FI01',
  ])
  expect(shownMethods('deposit', [])).toEqual([])
})

test.each([
  ['Online', undefined, 51],
  ['CreditCard', {}, 51],
  ['PrintInvoicePdf', undefined, 1],
  ['LinkToOtherPerson', {}, 1],
  ['Online', { onlinePaymentMinAmount: 100, offlinePaymentMinAmount: 7 }, 100],
  ['PrintInvoicePdfForTransferMoney', { onlinePaymentMinAmount: 100, offlinePaymentMinAmount: 7 }, 7],
  ['Online', { onlinePaymentMinAmount: 0 }, 0],
] as const)('the minimum of %s with settings %o is %i cents [PAY-09]', (type, settings, minimum) => {
  expect(minimumOf(type, settings)).toBe(minimum)
})

test.each([
  [{ maximumAmount: 500_000 }, 500_000],
  [{ maximumAmount: 0 }, 0],
  [{}, undefined],
])('a method with %o takes %s cents at most [DEP-06]', (descriptor, maximum) => {
  expect(maximumOf(descriptor)).toBe(maximum)
})

const MIN = m.payments_below_minimum({ method: 'OP', minimum: '0,51\u00a0€' })
const MAX = m.payments_above_maximum({ method: 'OP', maximum: '2\u00a0000,00\u00a0€' })
test.each([
  [50, 200_000, MIN],
  [51, 200_000, undefined],
  [200_000, 200_000, undefined],
  [200_001, 200_000, MAX],
  [200_001, undefined, undefined],
  // An amount with an unknown fee is not called too large.
  [Number.NaN, 200_000, undefined],
])('%i cents by a method of at most %s: %s [PAY-02] [PAY-09] [DEP-06]', (amount, maximumAmount, error) => {
  const descriptor = { ...method('Online', 'OP'), maximumAmount }
  expect(refusalOf(descriptor, amount, undefined)?.()).toBe(error)
})

beforeEach(() => localStorage.clear())

// Stored by earlier versions of the portal too.
test.each<[PaymentChoice, string]>([
  [{ method: 'Online', methodCode: 'FI02' }, 'Online:FI02'],
  [{ method: 'CreditCard', methodCode: 'FI70' }, 'CreditCard:FI70'],
  [{ method: 'PrintInvoicePdf', invoiceCostCenter: '4100' }, 'PrintInvoicePdf:'],
  [{ method: 'LinkToOtherPerson', emailAddress: 'eero@yritys.example' }, 'LinkToOtherPerson:'],
])('the method of %o is stored as %s, without details [PAY-16]', (choice, key) => {
  lastUsedMethod.set(choiceKey(choice))
  expect(localStorage.getItem('portal.payment-method')).toBe(JSON.stringify(key))
  expect(lastUsedMethod.get()).toBe(key)
})

test.each(['7', '{"method": "Online"}', 'null', '{'])('ignores a stored method that is no text: %s', (stored) => {
  localStorage.setItem('portal.payment-method', stored)
  expect(lastUsedMethod.get()).toBeUndefined()
})
