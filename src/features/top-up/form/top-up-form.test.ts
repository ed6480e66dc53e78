import { m } from '@generated/messages/messages.js'
import { beforeEach, expect, test } from 'vitest'
import { setCurrentLocale } from '@/language/locale'
import { cents } from '@/values/money'
import { plainDate } from '@/values/plain-date'
import {
  costsOf,
  initialValues,
  missingBalance,
  NEW_TOP_UP,
  scheduledOnOf,
  type TopUpFacts,
  type TopUpValues,
  topUpBody,
  topUpForm,
} from './top-up-form'

const facts: TopUpFacts = {
  canInvoice: true,
  bounds: { min: plainDate('2026-03-11'), max: plainDate('2026-12-31') },
  balance: cents(139_236),
  vatPercentage: 25.5,
  feePercentage: 2.5,
  count: 27,
  lowest: cents(10_400),
}
const valid: TopUpValues = { ...NEW_TOP_UP, benefit: 'lunch', amount: '50' }
const invoiced = { paymentMethod: 'einvoice', eInvoiceAddress: ' 0037 99123456', operator: '003721291126' } as const
const errorsOf = (values: Partial<TopUpValues>, more: Partial<TopUpFacts> = {}) =>
  Object.entries(topUpForm({ ...facts, ...more }).errors({ ...valid, ...values })).map(
    ([name, error]) => `${name}: ${error().replaceAll('\u00a0', ' ')}`,
  )

beforeEach(() => setCurrentLocale('fi'))

test.each<[string, string[]]>([
  ['', ['amount: Anna summa.']],
  ['kymppi', ['amount: Anna summa euroina, esimerkiksi 12,50.']],
  ['0', ['amount: Summan on oltava vähintään 1,00 €.']],
  ['-5', ['amount: Summan on oltava vähintään 1,00 €.']],
  ['0,99', ['amount: Summan on oltava vähintään 1,00 €.']],
  ['10000000', [`amount: ${m.form_error_too_big({ max: '9 999 999,99 €' })}`]],
  ['1,0051', ['amount: Anna summa euroina, esimerkiksi 12,50.']],
  ['104,01', ['amount: Summa ylittää ainakin yhden valitun työntekijän kuukausirajan. Enimmäissumma on 104,00 €.']],
])('the amount %j is refused [TOP-04]', (amount, expected) => {
  expect(errorsOf({ amount }, { balance: cents(1e9) })).toEqual(expected)
})

test.each(['1', '1,00', '50', '104', '104,00', '50,5'])('the amount %j is taken [TOP-04]', (amount) => {
  expect(errorsOf({ amount }, { balance: cents(1e9) })).toEqual([])
})

test('other benefits have a yearly limit, and none without selected employees [TOP-04]', () => {
  expect(errorsOf({ amount: '104,01', benefit: 'recreational' }, { balance: cents(1e9) })).toEqual([
    'amount: Summa ylittää ainakin yhden valitun työntekijän vuosirajan. Enimmäissumma on 104,00 €.',
  ])
  expect(errorsOf({ amount: '9999' }, { lowest: undefined, count: 0 })).toEqual([])
})

test.each([
  ['', 'scheduleDate: Anna latauspäivä.'],
  ['10.3.2026', 'scheduleDate: Aikaisin mahdollinen päivä on 11.03.2026.'],
  ['1.1.2027', 'scheduleDate: Myöhäisin mahdollinen päivä on 31.12.2026.'],
  ['31.2.2026', 'scheduleDate: Tätä päivää ei ole kalenterissa.'],
])('the load date %j is refused [TOP-05]', (scheduleDate, expected) => {
  expect(errorsOf({ scheduleType: 'date', scheduleDate })).toEqual([expected])
})

test('accepts the first and last day, and ignores the date of a direct load [TOP-05]', () => {
  for (const scheduleDate of ['11.3.2026', '31.12.2026']) {
    expect(errorsOf({ scheduleType: 'date', scheduleDate })).toEqual([])
  }
  expect(errorsOf({ scheduleType: 'direct', scheduleDate: 'x' })).toEqual([])
})

test.each([
  ['date', '11.3.2026', '2026-03-11'],
  ['date', '15.4.2026', '2026-04-15'],
  ['date', '31.12.2026', '2026-12-31'],
  ['date', '10.3.2026', undefined],
  ['date', '1.1.2027', undefined],
  ['date', '31.2.2026', undefined],
  ['date', '', undefined],
  ['direct', '15.4.2026', undefined],
] as const)('with %s and %j requests the employees for %s [TOP-05]', (scheduleType, scheduleDate, day) => {
  expect(scheduledOnOf({ scheduleType, scheduleDate }, facts.bounds)).toBe(day)
})

test('benefit and payment must be chosen; before anything is read the contract alone is asked', () => {
  expect(errorsOf({ benefit: '', paymentMethod: '' })).toEqual([
    'benefit: Valitse etu.',
    'paymentMethod: Valitse maksutapa.',
  ])
  expect(topUpForm(undefined).errors({ ...valid, amount: '9999' })).toEqual({})
})

test('a deduction may take the last cent of the balance, not one more; an invoice takes none [TOP-06] [TOP-07]', () => {
  expect(errorsOf({})).toEqual([])
  expect(errorsOf({}, { balance: cents(139_235) })).toEqual([
    `amount: ${m.top_up_error_balance({ missing: '0,01 €' })}`,
  ])
  expect(errorsOf(invoiced, { balance: cents(0) })).toEqual([])
  expect(missingBalance(cents(5000), facts)).toBe(0)
  expect(missingBalance(cents(5000), { ...facts, balance: cents(200_000) })).toBe(0)
  expect(missingBalance(cents(5000), { ...facts, balance: cents(-1) })).toBe(139_237)
  // Without the costs, nothing can be missing.
  expect(missingBalance(undefined, { ...facts, balance: cents(-1) })).toBe(0)
})

test('calculates costs once amount, fee and VAT are known, also without employees [TOP-11]', () => {
  expect(costsOf(cents(5000), facts)).toEqual({
    sum: 135_000,
    fee: 3375,
    vat: 861,
    feeWithVat: 4236,
    total: 139_236,
  })
  expect(costsOf(cents(0), facts)?.total).toBe(0)
  expect(costsOf(undefined, facts)).toBeUndefined()
  expect(costsOf(cents(-1), facts)).toBeUndefined()
  expect(costsOf(cents(5000), { ...facts, feePercentage: undefined })).toBeUndefined()
  expect(costsOf(cents(5000), { ...facts, vatPercentage: undefined })).toBeUndefined()
})

test('an e-invoice totals at most 50 000 € with its fees and names where it goes [TOP-14] [TOP-10]', () => {
  // Including fees, 96,94 € × 500 is 49 990,75 €, and 96,96 € × 500 is 50 001,06 €.
  const many = { count: 500 }
  expect(errorsOf({ ...invoiced, amount: '96,94' }, many)).toEqual([])
  expect(errorsOf({ ...invoiced, amount: '96,96' }, many)).toEqual([
    `amount: ${m.top_up_error_invoice_total({ range: '0,51–50 000,00 €' })}`,
  ])
  // Only e-invoices have limits, and only if the total is known.
  expect(errorsOf({ amount: '96,96' }, { ...many, balance: cents(1e9) })).toEqual([])
  expect(errorsOf({ ...invoiced, amount: '96,96' }, { ...many, feePercentage: undefined })).toEqual([])
  expect(errorsOf({ ...invoiced, amount: '96,96' }, { count: 0, lowest: undefined })).toEqual([])
  expect(errorsOf({ ...invoiced, eInvoiceAddress: ' ', operator: '' })).toEqual([
    'eInvoiceAddress: Anna verkkolaskuosoite.',
    'operator: Anna välittäjä.',
  ])
})

test('sends cents as text, and date and invoice only if selected [TOP-10]', () => {
  const definition = topUpForm(facts)
  expect(
    topUpBody(definition.read({ ...valid, ...invoiced, paymentMethod: 'deduction', scheduleDate: '' }), ['e-1']),
  ).toEqual({
    amount: '5000',
    benefitType: 'lunch',
    beneficiariesIds: ['e-1'],
    paymentMethod: 'deduction',
    showOnHoldBeneficiaries: false,
  })
  const dated = { ...valid, ...invoiced, scheduleType: 'date', scheduleDate: '15.4.2026', showOnHold: true } as const
  expect(topUpBody(definition.read(dated), ['e-1', 'e-2'])).toEqual({
    amount: '5000',
    benefitType: 'lunch',
    beneficiariesIds: ['e-1', 'e-2'],
    paymentMethod: 'einvoice',
    eInvoiceAddress: '003799123456',
    operator: '003721291126',
    showOnHoldBeneficiaries: true,
    scheduledOn: '2026-04-15',
  })
  expect(() => topUpBody(definition.read(valid), [])).toThrow()
})

test('prefills the only benefit and the company’s e-invoice address [TOP-10]', () => {
  const accounts = { accounts: [], unfulfilledRequestSum: 0, eInvoiceAddress: '003799123456', operator: 'BAWCFI22' }
  expect(initialValues(['massage'], accounts)).toMatchObject({
    benefit: 'massage',
    paymentMethod: 'deduction',
    eInvoiceAddress: '003799123456',
    operator: 'BAWCFI22',
  })
  expect(initialValues(['lunch', 'massage'], accounts).benefit).toBe('')
  const blank = {
    benefit: '',
    scheduleType: 'direct',
    scheduleDate: '',
    amountKind: 'same',
    amount: '',
    paymentMethod: 'deduction',
    eInvoiceAddress: '',
    operator: '',
    showOnHold: false,
  }
  expect(NEW_TOP_UP).toEqual(blank)
  expect(initialValues([], { accounts: [], unfulfilledRequestSum: 0 })).toEqual(blank)
})

const own = { amountKind: 'maximum', amount: '' } as const
// Including fees, 1 € for two is 2,06 €, 50 € for one 51,57 €.
const groups = [
  { amount: cents(5000), ids: ['e-1'] },
  { amount: cents(100), ids: ['e-2', 'e-3'] },
]

test('own amounts cost the sum of their loads, whatever was typed; what is missing shows at the choice [TOP-06] [TOP-20]', () => {
  expect(costsOf(cents(1), { ...facts, groups })?.total).toBe(5157 + 206)
  expect(errorsOf(own, { groups, balance: cents(5363) })).toEqual([])
  expect(errorsOf(own, { groups, balance: cents(5362) })).toEqual([
    `amountKind: ${m.top_up_error_balance({ missing: '0,01 €' })}`,
  ])
  // The limit of a typed amount does not apply.
  expect(errorsOf({ ...own, amount: '9999' }, { groups, balance: cents(5363) })).toEqual([])
  expect(topUpForm({ ...facts, groups }).read({ ...valid, ...own }).amount).toBe('100')
})

test('each load of an e-invoice is within its limits [TOP-14] [TOP-20]', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => `e-${at}`)
  const two = (count: number) => [
    { amount: cents(9694), ids: many(500) },
    { amount: cents(9694), ids: many(count) },
  ]
  expect(errorsOf({ ...own, ...invoiced }, { groups: two(500) })).toEqual([])
  expect(errorsOf({ ...own, ...invoiced }, { groups: two(501) })).toEqual([
    `amountKind: ${m.top_up_error_invoice_total({ range: '0,51–50 000,00 €' })}`,
  ])
})

test.each(['verkkolasku', '0037991234567890123456789012345678901234567890'])(
  'an e-invoice cannot go to %j; a deduction does not ask [TOP-10]',
  (eInvoiceAddress) => {
    expect(errorsOf({ ...invoiced, eInvoiceAddress })).toEqual([`eInvoiceAddress: ${m.top_up_error_einvoice_format()}`])
    expect(errorsOf({ eInvoiceAddress })).toEqual([])
  },
)
