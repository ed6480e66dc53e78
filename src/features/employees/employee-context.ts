import { DEFAULT_END_OF_FUNDS_DAYS } from '@generated/limits'
import { useSuspenseQuery } from '@tanstack/react-query'
import type { EmployeeFormContext } from '@/employees/employee-form'
import { today } from '@/values/clock'
import { employeesQuery, groupsQuery, settingsQuery } from './queries'

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
