import type { Benefit } from '@generated/api/model'
import { expect, test } from 'vitest'
import { isBenefitType } from '@/domain/benefit-names'
import { isUnknownBenefit, shownBenefits } from './shown-benefits'

const benefit = (type: Benefit['type'], state: Benefit['state'], status?: Benefit['status']): Benefit => ({
  id: `b-${type}`,
  type,
  state,
  status,
})

test('shows active and available benefits, lunch first, whatever the order of the reply [GRP-01]', () => {
  const benefits = [
    benefit('wellbeing', 'available', 'Contracted'),
    benefit('transport', 'active', 'Active'),
    benefit('lunch', 'available'),
    benefit('massage', 'available', 'Contracted'),
    benefit('recreational', 'active', 'Active'),
  ]
  expect(shownBenefits(benefits)).toEqual([
    { type: 'lunch', isActive: false, isOnHold: false },
    { type: 'recreational', isActive: true, isOnHold: false },
    { type: 'transport', isActive: true, isOnHold: false },
    { type: 'massage', isActive: false, isOnHold: false },
    { type: 'wellbeing', isActive: false, isOnHold: false },
  ])
})

test('a benefit without a contract has no tile; one on hold is active with a label [GRP-12]', () => {
  expect(
    shownBenefits([
      benefit('lunch', 'unavailable', 'NotContracted'),
      benefit('recreational', 'unavailable'),
      benefit('wellbeing', 'available', 'NotContracted'),
      benefit('transport', 'active', 'Onhold'),
      benefit('massage', 'available', 'Contracted'),
    ]),
  ).toEqual([
    { type: 'transport', isActive: true, isOnHold: true },
    { type: 'massage', isActive: false, isOnHold: false },
  ])
})

test.each([
  ['lunch', 'active', 'Active', false],
  ['lunch', 'unavailable', 'NotContracted', false],
  ['lunch', 'paused', undefined, true],
  ['culture', 'active', 'Active', true],
  ['culture', 'available', undefined, true],
  ['culture', 'unavailable', undefined, false],
  ['culture', 'available', 'NotContracted', false],
] as const)(
  'the benefit %s, %s and %s, may be one that is new to the portal: %s [CTR-07]',
  (type, state, status, isNew) => {
    expect(isUnknownBenefit(benefit(type as Benefit['type'], state as Benefit['state'], status))).toBe(isNew)
  },
)

test('shows no tiles without benefits', () => {
  expect(shownBenefits([])).toEqual([])
})

test.each([
  ['lunch', true],
  ['recreational', true],
  ['transport', true],
  ['massage', true],
  ['wellbeing', true],
  ['Lunch', false],
  ['lunari', false],
  ['constructor', false],
  ['', false],
])('accepts %j as a benefit: %j [GRP-02]', (name, expected) => {
  expect(isBenefitType(name)).toBe(expected)
})
