import {
  getListBenefitGroupsSuspenseQueryOptions,
  getListBenefitsSuspenseQueryOptions,
} from '@generated/api/benefits/benefits'
import { getListEmployeesSuspenseQueryOptions } from '@generated/api/employees/employees'
import { getReadSettingsSuspenseQueryOptions } from '@generated/api/lookups/lookups'
import type { QueryClient } from '@tanstack/react-query'

export const employeesQuery = () => getListEmployeesSuspenseQueryOptions()

/** The company's benefits, for the icons of a row (EMP-02). */
export const benefitsQuery = () => getListBenefitsSuspenseQueryOptions()

/** Benefit groups, one per benefit (EMP-14, GRP-04). */
export const groupsQuery = () => getListBenefitGroupsSuspenseQueryOptions()

/** Employee limit, and the days between end of benefit and end of funds (CRD-11, EMP-08). */
export const settingsQuery = () => getReadSettingsSuspenseQueryOptions()

/** Loads the list. @throws ApiError, which the route's error component shows (EMP-13) */
export const prefetchEmployees = (client: QueryClient) =>
  Promise.all([
    client.ensureQueryData(employeesQuery()),
    client.ensureQueryData(benefitsQuery()),
    client.ensureQueryData(groupsQuery()),
    client.ensureQueryData(settingsQuery()),
  ])
