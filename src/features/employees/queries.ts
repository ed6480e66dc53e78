import { getListBenefitGroupsQueryOptions, getListBenefitsQueryOptions } from '@generated/api/benefits/benefits'
import { getListEmployeesQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsQueryOptions } from '@generated/api/lookups/lookups'
import type { QueryClient } from '@tanstack/react-query'

export const employeesQuery = () => getListEmployeesQueryOptions()

/** The company's benefits, for the icons of a row (EMP-02). */
export const benefitsQuery = () => getListBenefitsQueryOptions()

/** Benefit groups, one per benefit (EMP-14, GRP-04). */
export const groupsQuery = () => getListBenefitGroupsQueryOptions()

/** Employee limit, and the days between end of benefit and end of funds (CRD-11, EMP-08). */
export const settingsQuery = () => getReadSettingsQueryOptions()

/** Loads the list. @throws ApiError, which the route's error component shows (EMP-13) */
export const prefetchEmployees = (client: QueryClient) =>
  Promise.all([
    client.ensureQueryData(employeesQuery()),
    client.ensureQueryData(benefitsQuery()),
    client.ensureQueryData(groupsQuery()),
    client.ensureQueryData(settingsQuery()),
  ])
