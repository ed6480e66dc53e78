import type { Benefit, BenefitGroup, BenefitType, Employee, EmployeeListItem } from '@generated/api/model'
import type { answers } from './answers-test-bed'

export const EERO: Employee = {
  personId: 'e-1',
  firstName: 'Eero',
  lastName: 'Mäkelä',
  emailAddress: 'eero@yritys.example',
  personalId: '131052-308T',
  employeeType: 'FullTime',
  employeePercentage: 100,
  employeeNumber: '101',
  startOfBenefit: '2025-01-01',
  createdAt: '2025-01-01T08:00:00Z',
  isNew: false,
  benefitTypes: ['lunch'],
  benefits: [{ benefitType: 'lunch', groupId: 'g-lunch', maxAmountPerPeriod: 1300 }],
}

export const listItem = (employee: Employee): EmployeeListItem => {
  const { benefits: _b, personalId: _p, phoneNumber: _n, employeePercentage: _e, daysForLunari: _d, ...item } = employee
  const { startOfBenefit: _s, ...rest } = item
  return rest
}

export const groupOf = (benefitType: BenefitType): BenefitGroup => ({
  groupId: `g-${benefitType}`,
  groupName: benefitType,
  maxAmountPerPeriod: 1300,
  fundsLoadingType: 'direct_load',
  recurringTopupRequestEnabled: false,
  benefitType,
})

export const activeBenefit = (type: BenefitType, status: Benefit['status'] = 'Active'): Benefit => ({
  id: type,
  type,
  state: 'active',
  status,
})

/** The replies of a company with these employees, with lunch and recreational. */
export const companyOf = (employees: readonly Employee[]): typeof answers => ({
  listEmployees: () => ({ beneficiaries: employees.map(listItem) }),
  readEmployee: ({ url }) => employees.find(({ personId }) => url?.endsWith(personId)),
  listBenefits: () => ({ benefits: [activeBenefit('lunch'), activeBenefit('recreational')] }),
  listBenefitGroups: () => ({ benefitGroups: [groupOf('lunch'), groupOf('recreational')] }),
  readSettings: () => ({ endOfFundsPeriodDays: 30, companyBeneficiariesTotalAllowedForCompany: 100 }),
  checkPendingTopUps: () => ({ isTopUpLoadInProgress: false }),
  checkPersonalId: () => ({ valid: true }),
})
