import type { BenefitType } from '@generated/api/model'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import type { PlainDate } from '@/values/dates/plain-date'
import { topUpEmployeesQuery } from '../queries'
import { chosenRows, lowestAvailable, recipientRows, shownRows } from './employee-choice'

export type EmployeeChoice = ReturnType<typeof useEmployeeChoice>

/** The employees to choose from for these values of the form, and those who are chosen. */
export function useEmployeeChoice(
  benefit: BenefitType | '',
  scheduledOn: PlainDate | undefined,
  showOnHold: boolean,
  employees: readonly string[],
) {
  const { data, isError, refetch } = useQuery({
    ...topUpEmployeesQuery(benefit || 'lunch', scheduledOn),
    // Until a benefit is chosen, nothing is read: `lunch` is only a placeholder in the address.
    enabled: benefit !== '',
  })
  const selected = useMemo(() => new Set(employees), [employees])
  const rows = useMemo(
    () => (data && benefit !== '' ? recipientRows(data.beneficiaries, benefit) : []),
    [data, benefit],
  )
  const shown = useMemo(() => shownRows(rows, showOnHold), [rows, showOnHold])
  const chosen = useMemo(() => chosenRows(rows, selected, showOnHold), [rows, selected, showOnHold])
  return {
    rows,
    shown,
    selected,
    chosen,
    lowest: useMemo(() => lowestAvailable(chosen), [chosen]),
    settings: benefit === '' ? undefined : data?.availableBenefitSettings,
    status: data ? ('ready' as const) : isError ? ('error' as const) : ('loading' as const),
    retry: refetch,
  }
}
