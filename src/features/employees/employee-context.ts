import type { CreateEmployeeRequest } from '@generated/api/model'
import { DEFAULT_END_OF_FUNDS_DAYS } from '@generated/limits'
import { type QueryClient, useSuspenseQuery } from '@tanstack/react-query'
import type { ApiError } from '@/api/api-error'
import type { EmployeeFormContext } from '@/employees/employee-form'
import { isOfSameCommand } from '@/forms/submit/press'
import { today } from '@/values/clock'
import { employeesQuery, groupsQuery, settingsQuery } from './queries'

/** Ids of the employees in the query cache. */
export const knownEmployees = (client: QueryClient): ReadonlySet<string> =>
  new Set(client.getQueryData(employeesQuery().queryKey)?.beneficiaries.map(({ personId }) => personId))

type Person = Pick<CreateEmployeeRequest, 'firstName' | 'lastName' | 'emailAddress'>

/**
 * Refetches the employees after a command with an unknown outcome.
 * @returns a predicate: whether a person of this name and address was added since `before`
 * @throws ApiError
 */
export async function readAddedSince(client: QueryClient, before: ReadonlySet<string>) {
  const { beneficiaries } = await client.fetchQuery({ ...employeesQuery(), staleTime: 0 })
  const added = beneficiaries.filter(({ personId }) => !before.has(personId))
  return ({ firstName, lastName, emailAddress }: Person): boolean =>
    added.some(
      (employee) =>
        employee.firstName === firstName && employee.lastName === lastName && employee.emailAddress === emailAddress,
    )
}

/**
 * Whether the employee may exist after this error. The personal identity code was free before the submit, so a
 * conflict now may come from this very submit.
 */
export const mayBeAdded = (error: ApiError): boolean =>
  error.outcomeUnknown || isOfSameCommand(error) || error.has('personal_id_already_exists')

/** Data that the forms need in addition to their values; `exceptId` is the employee who is edited. */
export function useEmployeeContext(exceptId?: string): EmployeeFormContext & { fundsPeriodDays: number } {
  const { data: list } = useSuspenseQuery(employeesQuery())
  const { data: groups } = useSuspenseQuery(groupsQuery())
  const { data: settings } = useSuspenseQuery(settingsQuery())
  const takenNumbers = list.beneficiaries.flatMap(({ personId, employeeNumber }) =>
    personId === exceptId || employeeNumber === undefined ? [] : [employeeNumber],
  )
  return {
    groups: groups.benefitGroups,
    takenNumbers: new Set(takenNumbers),
    today: today(),
    fundsPeriodDays: settings.endOfFundsPeriodDays ?? DEFAULT_END_OF_FUNDS_DAYS,
  }
}
