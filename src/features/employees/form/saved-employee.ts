import { getReadEmployeeQueryOptions } from '@generated/api/employees/employees'
import type { CreateEmployeeRequest, Employee, UpdateEmployeeRequest } from '@generated/api/model'
import { DEFAULT_END_OF_FUNDS_DAYS } from '@generated/limits'
import { hashKey, type QueryClient, useQuery } from '@tanstack/react-query'
import { readAnew } from '@/api/queries/read-anew'
import { useRequiredQuery } from '@/api/queries/use-required-query'
import type { ApiError } from '@/api/replies/api-error'
import { useOnce } from '@/browser/use-once'
import { type EmployeeFormContext, editForm, valuesOf } from '@/employment/employee-form'
import { notifyApiError } from '@/notifications/api-notifications'
import { groupBy } from '@/values/collections/group-by'
import { today } from '@/values/dates/clock'
import { employeesQuery, groupsQuery, settingsQuery } from '../queries'

/** The employee of an open panel, always refetched. If there is nothing to show, a toast says why and the panel closes. */
export function useEmployee(personId: string, onClose: () => void): Employee | undefined {
  const { data: employee, error } = useQuery({ ...getReadEmployeeQueryOptions(personId), staleTime: 0, gcTime: 0 })
  // EMP-13: only without data. If a refetch fails, the earlier data stays.
  useOnce(error !== null && !employee, () => {
    notifyApiError(error)
    onClose()
  })
  return employee
}

/** Refetches the employee. @throws ApiError */
export const refetchEmployee = (client: QueryClient, personId: string): Promise<Employee> =>
  readAnew(client, getReadEmployeeQueryOptions(personId))

/** Whether the saved employee equals an update with an unknown outcome (EMP-16). */
export function isSavedAs(saved: Employee, wanted: UpdateEmployeeRequest, context: EmployeeFormContext): boolean {
  const rules = editForm({ ...context, saved })
  return comparable(rules.toBody(valuesOf(saved))) === comparable(wanted)
}

/** The API ignores hours of employees who are on hold or dropped (updateEmployee), so they are not compared. */
function comparable({ employeePercentage, daysForLunari, benefits, ...rest }: ComparedBody): string {
  const keepsHours = rest.employeeType === 'Onhold' || rest.employeeType === 'Dropped'
  const hours = keepsHours ? {} : { employeePercentage, daysForLunari }
  const held = benefits.map(({ benefitType, groupId }) => `${benefitType} ${groupId}`).sort()
  return hashKey([{ ...rest, ...hours, held }])
}

type ComparedBody = Pick<UpdateEmployeeRequest, 'benefits'> & { [Name in keyof UpdateEmployeeRequest]?: unknown }

/** Whether the benefits may have ended. `employee_terminated` says that they have, perhaps by this very submit. */
export const mayBeEnded = (error: ApiError): boolean => error.outcomeUnknown || error.has('employee_terminated')

export const cachedEmployeeIds = (client: QueryClient): ReadonlySet<string> =>
  new Set(client.getQueryData(employeesQuery().queryKey)?.beneficiaries.map(({ personId }) => personId))

type Person = Pick<CreateEmployeeRequest, 'firstName' | 'lastName' | 'emailAddress'>

const nameAndAddress = ({ firstName, lastName, emailAddress }: Person) => hashKey([firstName, lastName, emailAddress])

/**
 * Refetches the employees. @returns a function that says whether a person was added after `before`
 * @param people everybody who may have been added. If some have the same name and email address, it is known only that all
 * or none of them were added. @throws ApiError
 */
export async function readAddedSince(client: QueryClient, before: ReadonlySet<string>, people: readonly Person[]) {
  const { beneficiaries } = await readAnew(client, employeesQuery())
  const added = groupBy(
    beneficiaries.filter(({ personId }) => !before.has(personId)),
    nameAndAddress,
  )
  const asked = groupBy(people, nameAndAddress)
  return (person: Person): boolean => {
    const key = nameAndAddress(person)
    const found = added.get(key)
    return found !== undefined && found.length >= (asked.get(key)?.length ?? 0)
  }
}

/** The personal identity code was free before the submit, so a conflict now may come from this very submit. */
export const mayBeAdded = (error: ApiError): boolean => error.outcomeUnknown || error.has('personal_id_already_exists')

/** Data that the forms need in addition to their values. The list may be newer than the employee of `ownId` in the form. */
export function useEmployeeContext(ownId?: string): EmployeeFormContext & { fundsPeriodDays: number } {
  const { data: list } = useRequiredQuery(employeesQuery())
  const { data: groups } = useRequiredQuery(groupsQuery())
  const { data: settings } = useRequiredQuery(settingsQuery())
  return {
    groups: groups.benefitGroups,
    takenNumbers: new Set(
      list.beneficiaries.flatMap(({ personId, employeeNumber }) => (personId === ownId ? [] : (employeeNumber ?? []))),
    ),
    today: today(),
    fundsPeriodDays: settings.endOfFundsPeriodDays ?? DEFAULT_END_OF_FUNDS_DAYS,
  }
}
