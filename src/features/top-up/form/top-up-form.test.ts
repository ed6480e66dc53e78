import { m } from '@generated/messages/messages.js'
import * as fc from 'fast-check'
import { beforeEach, expect, test } from 'vitest'
import { costsOfEach } from '@/domain/top-ups/costs'
import { setCurrentLocale } from '@/language/locale'
import { plainDate } from '@/values/dates/plain-date'
import { cents, formatEuros } from '@/values/numbers/money'
import type { RecipientRow } from '../recipients/employee-choice'
import { costRows } from './cost-summary'
import {
  costsOf,
  initialValues,
  isInvoiceTotal,
  missingBalance,
  NEW_TOP_UP,
  reasonToWait,
  scheduleBounds,
  scheduledOnOf,
  type TopUpFacts,
  type TopUpValues,
  topUpBody,
  topUpForm,
} from './top-up-form'

const facts: TopUpFacts = {
  canInvoice: true,
  today: plainDate('2026-03-10'),
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
  expect(scheduledOnOf({ scheduleType, scheduleDate }, facts.today)).toBe(day)
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
    employees: [],
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

test.each([
  ['2026-03-10', '2026-03-11', '2026-12-31'],
  ['2026-11-30', '2026-12-01', '2026-12-31'],
  ['2026-12-01', '2026-12-02', '2026-12-31'],
  ['2026-12-02', '2026-12-03', '2027-12-31'],
  ['2026-12-31', '2027-01-01', '2027-12-31'],
  ['2028-02-28', '2028-02-29', '2028-12-31'],
])('on %s a load may be scheduled from %s to %s [TOP-05]', (today, min, max) => {
  expect(scheduleBounds(plainDate(today))).toEqual({ min, max })
})

const costs = (amount: number, count: number, feePercentage = 2.5, vatPercentage = 25.5) =>
  costsOfEach(cents(amount), count, { feePercentage, vatPercentage })

test.each([
  // amount, employees, fee %, VAT %: sum, fee, VAT, total
  [5000, 27, 2.5, 25.5, 135_000, 3375, 861, 139_236],
  [2000, 4, 5, 25.5, 8000, 400, 102, 8502],
  [15_000, 3, 2.5, 25.5, 45_000, 1125, 287, 46_412],
  [100, 1, 2.5, 25.5, 100, 3, 1, 104],
  [29, 1, 5, 24, 29, 1, 0, 30],
  [27_300, 9993, 2.5, 25.5, 272_808_900, 6_820_223, 1_739_157, 281_368_280],
  [5000, 10, 0, 25.5, 50_000, 0, 0, 50_000],
  [5000, 0, 2.5, 25.5, 0, 0, 0, 0],
])('%i c × %i at %f %% and VAT %f %% [TOP-11]', (amount, count, fee, vat, sum, expectedFee, expectedVat, total) => {
  expect(costs(amount, count, fee, vat)).toEqual({
    sum,
    fee: expectedFee,
    vat: expectedVat,
    feeWithVat: expectedFee + expectedVat,
    total,
  })
})

test.each([
  [50, false],
  [51, true],
  [5_000_000, true],
  [5_000_001, false],
])('an e-invoice of %i c is allowed: %s [TOP-14]', (total, isAllowed) => {
  expect(isInvoiceTotal(cents(total))).toBe(isAllowed)
})

test('a deduction reduces the balance by the total; an invoice does not change it [TOP-19]', () => {
  const rest = { costs: costs(5000, 27), feePercentage: 2.5, vatPercentage: 25.5, scheduledOn: undefined }
  const after = (balance: number, payment: 'deduction' | 'einvoice') =>
    costRows({ ...rest, balance: cents(balance), payment }).at(-1)?.value
  expect(after(481_240, 'deduction')).toBe(formatEuros(cents(342_004)))
  expect(after(139_236, 'deduction')).toBe(formatEuros(cents(0)))
  expect(after(139_235, 'deduction')).toBe(formatEuros(cents(-1)))
  expect(after(481_240, 'einvoice')).toBe(formatEuros(cents(481_240)))
})

test('fee and VAT are whole cents, at most half a cent from exact, and add up [TOP-11] [FMT-04]', () => {
  const tenths = fc.integer({ min: 0, max: 1000 })
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 999_999_999 }),
      fc.integer({ min: 0, max: 10_000 }),
      tenths,
      tenths,
      (amount, count, feeTenths, vatTenths) => {
        const load = costs(amount, count, feeTenths / 10, vatTenths / 10)
        expect(load.sum).toBe(amount * count)
        // Twice the rounding error, in thousandths of a cent.
        const distance = (rounded: number, of: number, parts: number) =>
          2n * (BigInt(rounded) * 1000n - BigInt(of) * BigInt(parts))
        for (const off of [distance(load.fee, load.sum, feeTenths), distance(load.vat, load.fee, vatTenths)]) {
          expect(off > -1000n && off <= 1000n).toBe(true)
        }
        expect(load.total).toBe(load.sum + load.fee + load.vat)
      },
    ),
  )
})

const chosen = (count: number) => ({
  status: 'ready' as const,
  chosen: Array.from({ length: count }, (_, at) => ({ id: `b-${at}` }) as RecipientRow),
})
const group = (count: number) => ({ amount: cents(100), ids: chosen(count).chosen.map(({ id }) => id) })
const tooMany = () => m.top_up_error_too_many({ max: '10\u00a0000' })

test('a load above the 10 000 employees of the contract waits and says the limit [TOP-03] [TOP-07]', () => {
  expect(reasonToWait(chosen(10_000), 'lunch', undefined)).toBeUndefined()
  expect(reasonToWait(chosen(10_001), 'lunch', undefined)).toBe(tooMany())
})

test('with different amounts the limit applies to each load [TOP-03] [TOP-07]', () => {
  expect(reasonToWait(chosen(29_417), 'lunch', [group(10_000), group(10_000), group(9417)])).toBeUndefined()
  expect(reasonToWait(chosen(29_417), 'lunch', [group(10_001), group(1)])).toBe(tooMany())
})

test('says what is missing first [TOP-07]', () => {
  expect(reasonToWait(chosen(0), '', undefined)).toBe(m.top_up_error_benefit())
  expect(reasonToWait({ ...chosen(0), status: 'loading' }, 'lunch', undefined)).toBe(m.top_up_pending())
  expect(reasonToWait(chosen(0), 'lunch', undefined)).toBe(m.top_up_error_employees())
  expect(reasonToWait(chosen(1), 'lunch', [])).toBe(m.why_rule_too_little())
})
