import type { Employee, UpdateEmployeeRequest } from '@generated/api/model'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '@/api/api-error'
import { type EmployeeFormContext, editForm, valuesOf } from '@/employees/employee-form'
import { employeeQuery } from '../queries'

/** The employee as saved now. @throws ApiError */
export const readAnew = (client: QueryClient, personId: string): Promise<Employee> =>
  client.fetchQuery({ ...employeeQuery(personId), staleTime: 0 })

/** Whether the employee is saved as an update would leave it: for updates whose outcome is open (EMP-16). */
export function isSavedAs(
  saved: Employee,
  wanted: UpdateEmployeeRequest,
  context: Omit<EmployeeFormContext, 'takenNumbers'>,
): boolean {
  const pending = { pendingLoadDate: undefined, isLoading: false }
  const rules = editForm({ ...context, takenNumbers: new Set(), saved, pending })
  return comparable(rules.toBody(valuesOf(saved))) === comparable(wanted)
}

/** Whoever is on hold or dropped keeps the saved hours, whatever was sent (updateEmployee). */
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

/** An end that the server says has come already: this very press may have brought it. */
export const mayBeEnded = (error: ApiError): boolean => error.outcomeUnknown || error.has('employee_terminated')
