import type { EmployeeListItem } from '@generated/api/model'
import { nameInText } from '@/values/people/names'

/** The text that an employee search matches: the name in both orders, the two numbers, the email. */
export const employeeSearchText = (employee: EmployeeListItem): string =>
  [
    `${employee.lastName} ${nameInText(employee)}`,
    employee.employeeNumber ?? '',
    employee.costCenterNumber ?? '',
    employee.emailAddress,
  ].join('\n')
