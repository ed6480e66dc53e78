import type { EmployeeListItem, TopUpBeneficiary } from '@generated/api/model'

/** An employee of a load's list; available cents, and the type. */
export const employee = (
  id: string,
  availableToTopUpAmount: number,
  employmentType: TopUpBeneficiary['employmentType'] = 'FullTime',
): TopUpBeneficiary => ({
  beneficiaryId: id,
  personalId: '010190-900P',
  personId: id,
  firstName: 'Etu',
  lastName: `Suku${id}`,
  emailAddress: `${id}@yritys.example`,
  employmentType,
  availableToTopUpAmount,
  startOfBenefit: '2025-01-01',
  createdAt: '2024-12-10T08:20:00Z',
  benefitGroupSettings: { groupId: 'g-1', maxAmountPerPeriod: 1300, fundsLoadingType: 'direct_load' },
})

/** An employee of the company's list. */
export const colleague = (personId: string, benefitTypes: EmployeeListItem['benefitTypes']): EmployeeListItem => ({
  personId,
  firstName: 'Etu',
  lastName: `Suku${personId}`,
  emailAddress: `${personId}@yritys.example`,
  employeeType: 'FullTime',
  createdAt: '2024-12-10T08:20:00Z',
  isNew: false,
  benefitTypes,
})
