import type { Employee } from '@generated/api/model'
import { getCheckPendingTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { useQueries } from '@tanstack/react-query'
import { isBenefitType } from '@/domain/benefit-names'
import type { PendingLoads } from '@/employees/employment-rules'
import { plainDate } from '@/values/plain-date'

/**
 * EMP-18: whether loads to the employee are pending, by the load date and by asking for each benefit held. An answer that
 * does not come blocks nothing: the server decides again.
 */
export function usePendingLoads(employee: Employee | undefined): PendingLoads {
  const held = (employee?.benefits ?? []).map(({ benefitType }) => benefitType).filter(isBenefitType)
  const isLoading = useQueries({
    queries: held.map((benefitType) => ({
      ...getCheckPendingTopUpsQueryOptions({ beneficiaryIds: [employee?.personId ?? ''], benefitType }),
      // A load can begin or be done at any moment.
      staleTime: 0,
    })),
    combine: (answers) => answers.some(({ data }) => data?.isTopUpLoadInProgress === true),
  })
  const date = employee?.pendingLoadDate
  return { pendingLoadDate: date === undefined ? undefined : plainDate(date), isLoading }
}
