import type { Employee } from '@generated/api/model'
import { getCheckPendingTopUpsQueryOptions } from '@generated/api/top-ups/top-ups'
import { useQueries } from '@tanstack/react-query'
import { isBenefitType } from '@/domain/benefit-names'
import type { PendingLoads } from '@/employees/employment-rules'
import { plainDate } from '@/values/plain-date'

/**
 * EMP-18: whether loads to the employee are pending: by load date, and by a request for each held benefit. A failed
 * request blocks nothing, because the server checks again.
 */
export function usePendingLoads(employee: Employee | undefined): PendingLoads {
  const held = (employee?.benefits ?? []).map(({ benefitType }) => benefitType).filter(isBenefitType)
  const isLoading = useQueries({
    queries: held.map((benefitType) => ({
      ...getCheckPendingTopUpsQueryOptions({ beneficiaryIds: [employee?.personId ?? ''], benefitType }),
      // Always refetch: a load may have started or finished since the last read.
      staleTime: 0,
    })),
    combine: (answers) => answers.some(({ data }) => data?.isTopUpLoadInProgress === true),
  })
  const date = employee?.pendingLoadDate
  return { pendingLoadDate: date === undefined ? undefined : plainDate(date), isLoading }
}
