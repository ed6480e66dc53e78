import type { CreateEmployeeRequest } from '@generated/api/model'
import type { QueryClient } from '@tanstack/react-query'
import type { ApiError } from '@/api/api-error'
import { isOfSameCommand } from '@/forms/submit/press'
import { employeesQuery } from './queries'

/** Ids of the employees of whom the page knows. */
export const knownEmployees = (client: QueryClient): ReadonlySet<string> =>
  new Set(client.getQueryData(employeesQuery().queryKey)?.beneficiaries.map(({ personId }) => personId))

type Person = Pick<CreateEmployeeRequest, 'firstName' | 'lastName' | 'emailAddress'>

/**
 * Reads the list again, for commands whose outcome is open. @returns whether somebody of these names and this address is
 * in it who was not before. @throws ApiError
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

/** A personal id that was free before a press: whoever has it now may be the employee that the press has added. */
export const mayBeAdded = (error: ApiError): boolean =>
  error.outcomeUnknown || isOfSameCommand(error) || error.has('personal_id_already_exists')
