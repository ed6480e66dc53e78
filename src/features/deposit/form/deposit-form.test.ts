import { CreateDepositBody } from '@generated/api/accounts/accounts.zod'
import type { PaymentMethodDescriptor, Settings } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { safeParse } from 'zod/mini'
import { fieldNameOf } from '@/forms/form-values'
import { amountOf, type DepositContext, depositForm, NO_DEPOSIT } from './deposit-form'

const method = (type: PaymentMethodDescriptor['type'], code: string, name: string): PaymentMethodDescriptor => ({
  type,
  code,
  name,
  image_url: 'data:,',
  image_width: 1,
  image_height: 1,
})

const context: DepositContext = {
  accountNumber: 'acc-1',
  offered: [
    method('Online', 'FI02', 'OP'),
    method('CreditCard', 'FI70', 'Luottokortti'),
    method('PrintInvoicePdfForTransferMoney', 'PrintInvoicePdf', 'Lasku tilisiirtoa varten'),
  ],
  settings: undefined,
}
const OP = 'Online:FI02'
const TRANSFER = 'PrintInvoicePdfForTransferMoney:PrintInvoicePdf'

const errors = (amount: string, chosen: string, given = depositForm(context)) =>
  Object.fromEntries(Object.entries(given.errors({ amount, method: chosen })).map(([name, text]) => [name, text()]))

test.each([
  ['0,51', OP, 51],
  ['50000', OP, 5_000_000],
  ['50 000,00 €', OP, 5_000_000],
  ['0,01', TRANSFER, 1],
  ['1500,5', TRANSFER, 150_050],
  ['0,29', TRANSFER, 29],
])('%s is sent in cents with the chosen method [DEP-02] [DEP-08] [FMT-04]', (amount, chosen, sent) => {
  expect(errors(amount, chosen)).toEqual({})
  expect(depositForm(context).read({ amount, method: chosen })).toEqual({
    accountNumber: 'acc-1',
    amount: sent,
    payment: chosen === OP ? { method: 'Online', methodCode: 'FI02' } : { method: 'PrintInvoicePdf' },
  })
})

test('paying a failed deposit again keeps its sum, whatever a restored draft holds [DEP-10]', () => {
  const again = depositForm({ ...context, fixedAmount: 150_000 })
  expect(errors('', OP, again)).toEqual({})
  expect(again.read({ amount: '700,00', method: OP }).amount).toBe(150_000)
  expect(amountOf({ amount: '700,00' }, 150_000)).toBe(150_000)
})

const WRONG = m.deposit_error_amount()

test.each([
  ['', WRONG],
  ['abc', WRONG],
  ['1,234', m.form_error_money_ambiguous()],
  ['0', 'Vähintään 0,01\u00a0€.'],
  ['-5', 'Vähintään 0,01\u00a0€.'],
  // Mixed separators are ambiguous; the error text covers both readings.
  ['1.000,00', m.form_error_money_ambiguous()],
  ['50000,01', 'Enintään 50\u00a0000,00\u00a0€.'],
  ['12345678901234567', 'Enintään 50\u00a0000,00\u00a0€.'],
  ['-12345678901234567', 'Vähintään 0,01\u00a0€.'],
])('%j is refused with its reason [DEP-02]', (amount, reason) => {
  expect(errors(amount, OP).amount).toBe(reason)
})

test('a new deposit is empty, and both fields are required [DEP-02]', () => {
  expect(NO_DEPOSIT).toEqual({ amount: '', method: '' })
  expect(errors(NO_DEPOSIT.amount, NO_DEPOSIT.method)).toEqual({ amount: WRONG, method: m.deposit_error_method() })
})

test.each(['payment', 'payment.method', 'payment.methodCode'])('what is wrong with %s shows at the method', (path) => {
  expect(fieldNameOf(path.split('.'), depositForm(context).fields ?? {})).toBe('method')
})

test('a method is required, and one that is no longer offered does not count [DEP-02]', () => {
  expect(errors('10', '')).toEqual({ method: m.deposit_error_method() })
  expect(errors('10', 'Online:FI99')).toEqual({ method: m.deposit_error_method() })
  expect(errors('10', OP, depositForm({ ...context, offered: undefined }))).toEqual({
    method: m.deposit_error_method(),
  })
})

test.each([
  ['0,50', OP, {}, m.payments_below_minimum({ method: 'OP', minimum: '0,51\u00a0€' })],
  ['0,50', 'CreditCard:FI70', {}, m.payments_below_minimum({ method: 'Luottokortti', minimum: '0,51\u00a0€' })],
  ['9,99', OP, { onlinePaymentMinAmount: 1000 }, m.payments_below_minimum({ method: 'OP', minimum: '10,00\u00a0€' })],
  [
    '0,04',
    TRANSFER,
    { offlinePaymentMinAmount: 5 },
    m.payments_below_minimum({ method: 'Lasku tilisiirtoa varten', minimum: '0,05\u00a0€' }),
  ],
])('%s by %s names least amount and method [DEP-06] [PAY-09]', (amount, chosen, limits, reason) => {
  // Only the minimum amounts of the settings are read.
  const given = depositForm({ ...context, settings: limits as Settings })
  expect(errors(amount, chosen, given)).toEqual({ method: reason })
})

test('a method’s maximum shows before anything is sent [DEP-06]', () => {
  const wallet = { ...method('Online', 'FI60', 'MobilePay'), maximumAmount: 200_000 }
  const given = depositForm({ ...context, offered: [wallet] })
  expect(errors('2000', 'Online:FI60', given)).toEqual({})
  expect(errors('2000,01', 'Online:FI60', given)).toEqual({
    method: m.payments_above_maximum({ method: 'MobilePay', maximum: '2\u00a0000,00\u00a0€' }),
  })
})

test.each([
  ['additionalMessage', 500, { method: 'LinkToOtherPerson', emailAddress: 'aino@pyynikinpaahtimo.example' }],
  ['invoiceContactPerson', 50, { method: 'PrintInvoicePdf' }],
  ['invoiceCostCenter', 50, { method: 'PrintInvoicePdf' }],
])('the hidden field %s holds at most %i characters [DEP-07] [DEP-09]', (field, length, payment) => {
  const body = (text: string) => ({ accountNumber: 'acc-1', amount: 100, payment: { ...payment, [field]: text } })
  expect(safeParse(CreateDepositBody, body('x'.repeat(length))).success).toBe(true)
  expect(safeParse(CreateDepositBody, body('x'.repeat(length + 1))).success).toBe(false)
})

test('whatever is typed, what is sent is a whole number of cents within the limits', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^\d{1,6}([,.]\d{0,3})?$/)), (amount) => {
      if (Object.keys(errors(amount, OP)).length > 0) return
      const sent = depositForm(context).read({ amount, method: OP }).amount
      expect(Number.isSafeInteger(sent) && sent >= 51 && sent <= 5_000_000).toBe(true)
    }),
  )
})
