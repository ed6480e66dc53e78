import type { Benefit, BenefitGroup, BenefitType, EmployeeListItem } from '@generated/api/model'
import { expect, test } from 'vitest'
import { plainDate } from '@/values/dates/plain-date'
import { usualBenefits } from './employee-form-panel'

const today = plainDate('2026-03-10')
const group = (benefitType: BenefitType): BenefitGroup => ({
  groupId: `g-${benefitType}`,
  groupName: benefitType,
  maxAmountPerPeriod: 1300,
  fundsLoadingType: 'direct_load',
  recurringTopupRequestEnabled: false,
  benefitType,
})
const active = (type: BenefitType, status: Benefit['status'] = 'Active'): Benefit => ({
  id: type,
  type,
  state: 'active',
  status,
})
const holder = (...benefitTypes: BenefitType[]): EmployeeListItem => ({
  personId: 'e-1',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  emailAddress: 'eero@yritys.example',
  employeeType: 'FullTime',
  createdAt: '2025-01-01T08:00:00Z',
  isNew: false,
  benefitTypes,
})
const context = { today, groups: [group('lunch'), group('recreational'), group('massage')] }
const benefits = [active('lunch'), active('recreational'), active('massage')]

test('preselects the benefits that most employees have [EMP-14]', () => {
  const others = [holder('lunch', 'recreational'), holder('lunch', 'recreational'), holder('lunch', 'massage')]
  expect(usualBenefits(context, benefits, others)).toEqual(['lunch', 'recreational'])
})

test('preselects every active benefit for the first employee [EMP-14]', () => {
  expect(usualBenefits(context, benefits, [])).toEqual(['lunch', 'recreational', 'massage'])
})

test('ignores benefits on hold or without a group, and employees who have left [EMP-14] [GRP-12]', () => {
  const gone = { ...holder('massage'), endOfBenefit: '2026-01-01', endOfFunds: '2026-01-31' }
  const paused = [active('lunch', 'Onhold'), active('transport'), active('massage')]
  expect(usualBenefits(context, paused, [gone, holder('lunch', 'transport')])).toEqual([])
})
