// @vitest-environment jsdom
import type { PaymentChoice } from '@generated/api/model'
import { beforeEach, expect, test } from 'vitest'
import { lastMethod, usedKeyOf } from './last-method'

beforeEach(() => localStorage.clear())

// Stored by earlier versions of the portal too.
test.each<[PaymentChoice, string]>([
  [{ method: 'Online', methodCode: 'FI02' }, 'Online:FI02'],
  [{ method: 'CreditCard', methodCode: 'FI70' }, 'CreditCard:FI70'],
  [{ method: 'PrintInvoicePdf', invoiceCostCenter: '4100' }, 'PrintInvoicePdf:'],
  [{ method: 'LinkToOtherPerson', emailAddress: 'eero@yritys.example' }, 'LinkToOtherPerson:'],
])('the method of %o is stored as %s, without details [PAY-16]', (choice, key) => {
  lastMethod.set(usedKeyOf(choice))
  expect(localStorage.getItem('portal.payment-method')).toBe(JSON.stringify(key))
  expect(lastMethod.get()).toBe(key)
})

test.each(['7', '{"method": "Online"}', 'null', '{'])('ignores a stored method that is no text: %s', (stored) => {
  localStorage.setItem('portal.payment-method', stored)
  expect(lastMethod.get()).toBeUndefined()
})
