import { getListEmployeesSuspenseQueryOptions } from '@generated/api/employees/employees'

/** What the list of employees reads: loader and page share it. */
export const employeesQuery = () => getListEmployeesSuspenseQueryOptions()
