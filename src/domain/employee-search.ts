import type { EmployeeListItem } from '@generated/api/model'

/** What an employee is found by, in the list and elsewhere: both orders of the name, the two numbers, the email. */
export const employeeSearchText = (employee: EmployeeListItem): string =>
  [
    `${employee.lastName} ${employee.firstName} ${employee.lastName}`,
    employee.employeeNumber ?? '',
    employee.costCenterNumber ?? '',
    employee.emailAddress,
  ].join('\n')
