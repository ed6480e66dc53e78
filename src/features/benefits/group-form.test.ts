import type { BenefitGroup, BenefitGroupLimits, BenefitType } from '@generated/api/model'
import { m } from '@generated/messages/messages.js'
import { expect, test } from 'vitest'
import { type GroupContext, type GroupValues, groupForm, initialValues } from './group-form'
import type { GroupFlags } from './group-rules'

const ON: GroupFlags = { enableLoadingType: true, enableDailyLoadExtension: true, enableRecurringLoad: true }
const OFF: GroupFlags = { enableLoadingType: false, enableDailyLoadExtension: false, enableRecurringLoad: false }

const LIMITS: Record<BenefitType, BenefitGroupLimits> = {
  lunch: { minAmount: 880, maxAmount: 1400, loadingTypeChangeFrom: '2026-04-01' },
  recreational: {
    minAmount: 100,
    maxAmount: 40_000,
    maxAmountForTopUpRequest: 20_000,
    taxFreeYearlyAmount: 40_000,
    loadingTypeChangeFrom: '2026-03-02',
  },
  transport: { minAmount: 5000, maxAmount: 340_000, taxFreeYearlyAmount: 340_000, loadingTypeChangeFrom: '2026-03-02' },
  massage: {
    minAmount: 5000,
    maxAmount: 40_000,
    fixedAmounts: [5000, 10_000],
    loadingTypeChangeFrom: '2026-03-02',
  },
  wellbeing: { minAmount: 100, maxAmount: 40_000, taxFreeYearlyAmount: 40_000, loadingTypeChangeFrom: '2026-03-02' },
}

const context = (type: BenefitType, rest: Partial<GroupContext> = {}): GroupContext => ({
  type,
  group: undefined,
  limits: LIMITS[type],
  year: 2026,
  flags: ON,
  ...rest,
})

const VALUES: GroupValues = {
  groupName: 'Oma ryhmä',
  fundsLoadingType: 'direct_load',
  spendingLimit: 'custom',
  maxAmountPerPeriod: '10,00',
  recurringTopupRequestEnabled: false,
}

const errorsOf = (at: GroupContext, values: Partial<GroupValues>) =>
  Object.fromEntries(
    Object.entries(groupForm(at).errors({ ...VALUES, ...values })).map(([field, error]) => [
      field,
      error().replaceAll('\u00a0', ' '),
    ]),
  )

test('an empty form says what every field needs [GRP-09] [VAL-01]', () => {
  const at = context('lunch')
  expect(errorsOf(at, initialValues(at))).toEqual({
    groupName: m.benefits_error_name(),
    maxAmountPerPeriod: m.benefits_error_amount(),
    fundsLoadingType: m.benefits_error_loading_type(),
    spendingLimit: m.benefits_error_spending_limit(),
  })
  expect(errorsOf(at, { groupName: '   ' })).toEqual({ groupName: m.benefits_error_name() })
})

test('limits a name to 60 characters [GRP-09]', () => {
  expect(errorsOf(context('lunch'), { groupName: 'a'.repeat(60) })).toEqual({})
  expect(errorsOf(context('lunch'), { groupName: 'a'.repeat(61) })).toEqual({
    groupName: m.form_error_too_long({ count: '60' }),
  })
})

const LUNCH = m.benefits_error_lunch({ range: '8,80–14,00 €', year: 2026 })
test.each([
  ['lunch', 'direct_load', '8,79', LUNCH],
  ['lunch', 'direct_load', '14,01', LUNCH],
  ['lunch', 'direct_load', '0', LUNCH],
  ['recreational', 'direct_load', '400,01', m.benefits_error_tax_free({ max: '400,00 €' })],
  ['recreational', 'top_up_request', '200,01', m.benefits_error_on_request({ max: '200,00 €' })],
  ['recreational', 'top_up_request', '0,99', m.benefits_error_below({ min: '1,00 €' })],
  ['transport', 'direct_load', '49,99', m.benefits_error_below({ min: '50,00 €' })],
  ['massage', 'direct_load', '400,01', m.benefits_error_above({ max: '400,00 €' })],
  ['wellbeing', 'direct_load', '0,99', m.benefits_error_below({ min: '1,00 €' })],
  ['wellbeing', 'direct_load', '-5', m.benefits_error_below({ min: '1,00 €' })],
  ['wellbeing', 'direct_load', '0,125', m.benefits_error_amount()],
  ['wellbeing', 'direct_load', 'kymmenen', m.benefits_error_amount()],
] as const)('%s by %s: %s is refused in words [GRP-09]', (type, fundsLoadingType, maxAmountPerPeriod, text) => {
  expect(errorsOf(context(type), { fundsLoadingType, maxAmountPerPeriod })).toEqual({ maxAmountPerPeriod: text })
})

test.each([
  ['lunch', '8,80', 880],
  ['lunch', '14', 1400],
  ['recreational', '0,99 €', undefined],
  ['recreational', '200,5', 20_050],
  ['transport', '3 400,00', 340_000],
  ['wellbeing', '1', 100],
  ['wellbeing', '2,29', 229],
] as const)('%s: sends %j as %j cents [GRP-09] [FMT-04]', (type, maxAmountPerPeriod, expected) => {
  const at = context(type)
  const isValid = Object.keys(errorsOf(at, { maxAmountPerPeriod })).length === 0
  expect(isValid ? groupForm(at).read({ ...VALUES, maxAmountPerPeriod }).maxAmountPerPeriod : undefined).toBe(expected)
})

const group: BenefitGroup = {
  groupId: 'g-11',
  groupName: 'Lounas',
  maxAmountPerPeriod: 1300,
  fundsLoadingType: 'top_up_request',
  isMaximumSpendingLimit: false,
  recurringTopupRequestEnabled: true,
  benefitType: 'lunch',
}

test('with every flag the body holds every field, with trimmed name [GRP-10]', () => {
  const values = { ...VALUES, groupName: ' Oma ryhmä ', recurringTopupRequestEnabled: true }
  expect(groupForm(context('lunch')).read(values)).toEqual({
    groupName: 'Oma ryhmä',
    maxAmountPerPeriod: 1000,
    fundsLoadingType: 'direct_load',
    isMaximumSpendingLimit: false,
    recurringTopupRequestEnabled: true,
    benefitType: 'lunch',
  })
})

test('hidden fields keep what is saved, and a new group is loaded directly [GRP-10]', () => {
  const values = { ...VALUES, fundsLoadingType: '' } as const
  expect(groupForm(context('wellbeing', { flags: OFF })).read(values)).toEqual({
    groupName: 'Oma ryhmä',
    maxAmountPerPeriod: 1000,
    fundsLoadingType: 'direct_load',
    benefitType: 'wellbeing',
  })
  const edited = groupForm(context('lunch', { flags: OFF, group })).read(values)
  expect(edited.fundsLoadingType).toBe('top_up_request')
  expect(edited).not.toHaveProperty('recurringTopupRequestEnabled')
})

test('a hidden loading type of requests keeps its own maximum [GRP-09] [GRP-10]', () => {
  const at = context('recreational', { flags: OFF, group: { ...group, benefitType: 'recreational' } })
  expect(errorsOf(at, { maxAmountPerPeriod: '200,01' })).toEqual({
    maxAmountPerPeriod: m.benefits_error_on_request({ max: '200,00 €' }),
  })
})

test('a saved group fills the form, with this year’s maximum [GRP-08]', () => {
  expect(initialValues(context('lunch', { group }))).toEqual({
    groupName: 'Lounas',
    fundsLoadingType: 'top_up_request',
    spendingLimit: 'custom',
    maxAmountPerPeriod: '13,00',
    recurringTopupRequestEnabled: true,
  })
  const followsMaximum = { ...group, maxAmountPerPeriod: 1370, isMaximumSpendingLimit: true }
  expect(initialValues(context('lunch', { group: followsMaximum }))).toMatchObject({
    spendingLimit: 'maximum',
    maxAmountPerPeriod: '14,00',
  })
})
