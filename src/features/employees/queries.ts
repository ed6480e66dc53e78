import {
  getListBenefitGroupsSuspenseQueryOptions,
  getListBenefitsSuspenseQueryOptions,
} from '@generated/api/benefits/benefits'
import { getListEmployeesSuspenseQueryOptions, getReadEmployeeQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { QueryClient } from '@tanstack/react-query'

/** What the list of employees reads: loader and page share it. */
export const employeesQuery = () => getListEmployeesSuspenseQueryOptions()

/** The company's benefits: which icons a row has (EMP-02). */
export const benefitsQuery = () => getListBenefitsSuspenseQueryOptions()

/** The groups through which employees hold benefits, one for each benefit (EMP-14, GRP-04). */
export const groupsQuery = () => getListBenefitGroupsSuspenseQueryOptions()

/** The employee limit and the days between end of benefit and end of funds (CRD-11, EMP-08). */
export const settingsQuery = () => getReadSettingsSuspenseQueryOptions()

/** One employee with the personal id, for the slide-out (EMP-04). */
export const employeeQuery = (personId: string) => getReadEmployeeQueryOptions(personId)

/** Reads what the list shows. @throws ApiError, which the route's failure screen tells (EMP-13). */
export const prefetchEmployees = (client: QueryClient) =>
  Promise.all([
    client.ensureQueryData(employeesQuery()),
    client.ensureQueryData(benefitsQuery()),
    client.ensureQueryData(groupsQuery()),
    client.ensureQueryData(settingsQuery()),
  ])
