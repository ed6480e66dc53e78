import type { Employee, UpdateEmployeeRequest } from '@generated/api/model'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '@/api/api-error'
import { type EmployeeFormContext, editForm, valuesOf } from '@/employees/employee-form'
import { employeeQuery } from '../queries'

/** Refetches the employee. @throws ApiError */
export const readAnew = (client: QueryClient, personId: string): Promise<Employee> =>
  client.fetchQuery({ ...employeeQuery(personId), staleTime: 0 })

/** Whether the saved employee equals an update with an unknown outcome (EMP-16). */
export function isSavedAs(
  saved: Employee,
  wanted: UpdateEmployeeRequest,
  context: Omit<EmployeeFormContext, 'takenNumbers'>,
): boolean {
  const pending = { pendingLoadDate: undefined, isLoading: false }
  const rules = editForm({ ...context, takenNumbers: new Set(), saved, pending })
  return comparable(rules.toBody(valuesOf(saved))) === comparable(wanted)
}

/** The API ignores hours of employees who are on hold or dropped (updateEmployee), so they are not compared. */
function comparable({ employeePercentage, daysForLunari, benefits, ...rest }: ComparedBody): string {
  const keepsHours = rest.employeeType === 'Onhold' || rest.employeeType === 'Dropped'
  const hours = keepsHours ? {} : { employeePercentage, daysForLunari }
  const held = benefits.map(({ benefitType, groupId }) => `${benefitType} ${groupId}`).sort()
  return JSON.stringify(
    Object.entries({ ...rest, ...hours, held })
      .filter(([, value]) => value !== undefined)
      .sort(),
  )
}

type ComparedBody = Pick<UpdateEmployeeRequest, 'benefits'> & { [Name in keyof UpdateEmployeeRequest]?: unknown }

/** Whether the benefits may have ended. The code says that they have, which this very submit may have caused. */
export const mayBeEnded = (error: ApiError): boolean => error.outcomeUnknown || error.has('employee_terminated')
