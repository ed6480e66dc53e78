import { benefitName } from '@/domain/benefit-names'
import { today } from '@/values/clock'
import { formatDate } from '@/values/plain-date'
import { typeName } from '../employee-types'
import type { ImportColumn } from './import-columns'

/** An example row with a value for each column. The personal id is not a real one. */
export function exampleRow(columns: readonly ImportColumn[]): string[] {
  const cells: Record<ImportColumn, string> = {
    lastName: 'Meikäläinen',
    firstName: 'Maija',
    emailAddress: 'maija.meikalainen@yritys.example',
    personalId: '010190-900P',
    phoneNumber: '+358401234567',
    employeeType: typeName('PartTime'),
    employeePercentage: '60',
    daysForLunari: '15',
    employeeNumber: '1001',
    costCenterNumber: '4100',
    startOfBenefit: formatDate(today()),
    endOfBenefit: '',
    benefits: `${benefitName('lunch')}, ${benefitName('recreational')}`,
  }
  return columns.map((column) => cells[column])
}
