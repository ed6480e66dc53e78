import type { EmployeeListItem } from '@generated/api/model'
import { nameInText } from '@/values/names'

/** What an employee is found by, in the list and elsewhere: both orders of the name, the two numbers, the email. */
export const employeeSearchText = (employee: EmployeeListItem): string =>
  [
    `${employee.lastName} ${nameInText(employee)}`,
    employee.employeeNumber ?? '',
    employee.costCenterNumber ?? '',
    employee.emailAddress,
  ].join('\n')
